import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
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

/** What is wished in and out, by the names of the exercises. */
const namesOf = (note: string, wanted: "exercise_in" | "exercise_out") =>
  read(note)
    .wishes.filter(({ type }) => type === wanted)
    .flatMap(({ exerciseIds }) => exerciseIds.map((id) => exerciseById(id)?.name ?? ""));

test("PLAN-01 a name without its tool, or a kind with one, is that and no more", () => {
  expect(namesOf("box squats instead of normal squats", "exercise_in")).toContain("Barbell Box Squats");
  expect(namesOf("box squats please", "exercise_in")).not.toContain("Barbell Back Squats");
  expect(namesOf("i'd love front squats", "exercise_in")).not.toContain("Goblet Squats");
  const rows = namesOf("more dumbbell rows", "exercise_in");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((name) => name.includes("Dumbbell"))).toBe(true);
});

test("PLAN-01 anything overhead is pressed or held up, and asks nothing of health", () => {
  const out = namesOf("skip anything overhead", "exercise_out");
  expect(out).toEqual(
    expect.arrayContaining([
      "Barbell Overhead Press",
      "Overhead Squats",
      "Dumbbell Overhead Triceps Extensions",
    ]),
  );
  expect(out).not.toContain("Pull-ups");
  expect(read("nothing overhead please")).toMatchObject({ limits: [], asked: null });
});

test.each([
  ["mon wed fri pls", ["days monday wednesday friday"]],
  ["could we do mondays wednesdays and fridays from now on", ["days monday wednesday friday"]],
  ["can we do mon wed and sat instead", ["days monday wednesday saturday"]],
  ["next wk only mon wed fri pls, on shift the rest", ["days monday wednesday friday"]],
  ["3 days a week, 40 min, home only", ["minutes", "days", "place"]],
  ["thursdays are impossible, 5 days a week otherwise", ["days_off thursday", "days"]],
  ["bike to work mon-thu", []],
  ["no treadmill, cant stand it", ["exercise_out"]],
  ["my brother has a race on sunday", []],
  ["my mate only trains twice a week", []],
  ["my sister runs marathons", []],
  ["nice and quick today, 35 minutes", []],
  ["only 20 minutes today", ["minutes"]],
  ["music was too loud in there", []],
  ["neighbours complained about the noise, keep it quiet", ["quiet"]],
  ["off to spain for 2 weeks", ["place"]],
  ["the leg press is broken", ["exercise_out"]],
  ["olympic lifts please", ["exercise_in"]],
  ["toddler at home so 15 mins bursts", ["minutes"]],
  ["no gym wed", ["days_off wednesday"]],
  ["got my first half marathon in october", ["event"]],
  ["keep it to 25 minutes each time, the baby naps for half an hour", ["minutes", "quiet"]],
  ["gyms are shut once more, so at home please", ["place"]],
  ["no more resistance band stuff please", ["exercise_out"]],
  ["my husband hates squats lol", []],
  ["my wife wants me to do more squats", ["exercise_in"]],
  ["first pull up by new year", ["exercise_in"]],
] as const)("PLAN-01 days, minutes and whose wish it is: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual([...wishes]);
  expect(read(note).elsewhere.map(({ about }) => about)).not.toContain("kit");
});

test("coach.F1 mine is the place that somebody else hurt", () => {
  expect(read("my wife hurt her back and i did mine").limits.map(({ area }) => area)).toEqual(["lower_back"]);
  expect(read("my wife hurt her back and I looked after her").limits).toEqual([]);
  expect(read("squats are finally clicking")).toMatchObject({ limits: [], asked: null });
  expect(read("my knee is finally clicking when I bend it").limits).not.toEqual([]);
});
