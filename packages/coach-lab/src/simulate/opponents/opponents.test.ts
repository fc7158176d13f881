import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { expect, test } from "vitest";
import { coaches, opponentOf } from "../coaches.ts";
import { lifeOf, ownSubjects } from "../testing/lives.ts";
import { programmesFor } from "./opponent-week.ts";
import { programmes } from "./programmes.data.ts";

/** Programmes that fit each of our people, by id. */
const fitting = ownSubjects().map((subject) => {
  const [week] = lifeOf(subject, 1, 1, coaches.static).weeks;
  return { subject, found: week === undefined ? [] : programmesFor(week.input) };
});

test("every move of the eight programmes is in the catalogue", () => {
  expect(programmes).toHaveLength(8);
  const ids = programmes.flatMap(({ sessions }) => sessions.flat().flatMap((slot) => slot.ids));
  expect(ids.filter((id) => exerciseById(id) === undefined)).toEqual([]);
});

test("every programme fits somebody, and no child gets one", () => {
  const used = new Set(fitting.flatMap(({ found }) => found.map(({ id }) => id)));
  expect(programmes.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  expect(fitting.find(({ subject }) => subject.id === "age-11")?.found).toEqual([]);
});

test.each(programmes.map((programme) => [programme.id, programme] as const))(
  "%s trains its days and makes most of those whom it fits stronger",
  (_id, programme) => {
    const lives = fitting
      .filter(({ found }) => found.includes(programme))
      .map(({ subject }) => lifeOf(subject, 8, 1, opponentOf(programme)));
    for (const { plan } of lives.flatMap(({ weeks }) => weeks))
      expect(Object.values(plan.days).filter(({ kind }) => kind === "training")).toHaveLength(programme.days);
    expect(lives.filter(({ gain }) => gain > 0).length).toBeGreaterThan(lives.length / 2);
  },
);
