import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const wishesOf = (note: string) =>
  read(note).wishes.map(({ type, weekdays }) => [type, ...weekdays].join(" "));

test.each([
  ["im at my mums til friday with nothing but a yoga mat", ["place"]],
  ["not a fan of running, bike instead", ["exercise_out", "exercise_in"]],
  ["got a football match every saturday so fresh legs then", ["event saturday"]],
  ["only weekends free until new year", ["days saturday sunday"]],
  ["step ups out, lunges in", ["exercise_out", "exercise_in"]],
  ["keep both feet on the floor, no plyo", ["no_jumps"]],
] as const)("PLAN-01 strangers' wishes are read: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual([...wishes]);
  expect(read(note)).toMatchObject({ asked: null, stopped: [] });
});

test.each(["I want to lift heavier, the last weeks were too light", "fewer reps more weight"])(
  "PLAN-01 heavier weights are a wish for more effort: %s",
  (note) => {
    expect(read(note).elsewhere.map(({ about }) => about)).toContain("harder");
  },
);

test("coach.F3 weight lost by itself beside pain at night stops training", () => {
  expect(read("back hurts all night, ive lost a stone without trying and get fevers").stopped).not.toEqual(
    [],
  );
  expect(read("lost 5 kg with the diet, my back hurts a bit").stopped).toEqual([]);
});

test("coach.F1 what nobody can deny hurts, and a head that is down does not", () => {
  expect(read("cant say my elbow doesnt hurt").limits.map(({ area }) => area)).toEqual(["elbow"]);
  expect(read("head down and get it done this month")).toMatchObject({ limits: [], asked: null });
});
