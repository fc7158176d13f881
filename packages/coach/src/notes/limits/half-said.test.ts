import type { Limit } from "@muster/domain/planning/limits";
import { expect, test } from "vitest";
import { healthQuestion } from "../questions.text.ts";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const placesOf = (note: string) =>
  read(note).limits.flatMap(({ area, condition }: Limit) => area ?? condition ?? []);
const isHeeded = (note: string): boolean => {
  const { limits, asked, stopped } = read(note);
  return limits.length > 0 || asked === healthQuestion || stopped.length > 0;
};

test.each([
  ["labrum repair in august, surgeon cleared me for light stuff only", "shoulder"],
  ["knee surgery in September, cleared for walking only", "knee"],
  ["L5 S1 disc herniated 2023, it flares now and then, good days mostly", "lower_back"],
  ["tested positive for covid sunday, feel ok just tired", "illness"],
  ["mitral valve prolapse", "heart"],
] as const)("coach.F1 half a leave and a good day end nothing: %s", (note, place) => {
  expect(placesOf(note)).toContain(place);
});

test("coach.F1 what is over by its own words stays over", () => {
  expect(placesOf("tested positive for covid in october, fine now")).toEqual([]);
  expect(placesOf("knee surgery in 2019, cleared for everything")).toEqual([]);
});

test.each([
  "exercise induced hives, happens when i get really hot",
  "I have multiple sclerosis",
  "I have Marfan syndrome",
  "gallstones found last week",
  "I have Addison's disease",
  "autoimmune disease",
  "I have myasthenia gravis",
  "I have spina bifida",
  "aortic dilation 4.2 cm",
  "I had polio as a child, left leg is weak",
])("coach.F1 an illness by its name is asked about at least: %s", (note) => {
  expect(isHeeded(note)).toBe(true);
});

test.each([
  "my dad has multiple sclerosis, he cheers me on",
  "My mum is diabetic so i cook low sugar at home",
  "my heart disease module at uni is done",
])("coach.F1 the illness of others and a denied one ask nothing: %s", (note) => {
  expect(isHeeded(note)).toBe(false);
});

test.each([
  ["shin splints both legs from netball", ["shin"]],
  ["shin splints in both legs since May", ["shin"]],
] as const)("coach.F1 the side of a part is no limb: %s", (note, places) => {
  expect(placesOf(note)).toEqual(places);
});

test.each([
  ["old ankle break, never healed right, no hopping", "both"],
  ["my shoulder isn't right yet, it hurts", "both"],
  ["right ankle hurts", "right"],
] as const)("coach.F1 what is not right has no side: %s", (note, side) => {
  expect(read(note).limits.map((one) => one.side)).toContain(side);
});

test("coach.F1 an operation rests for weeks by its short name, from its day", () => {
  const [belly] = read("Inguinal hernia op on 3 November").limits.filter(({ area }) => area === "abdomen");
  expect(belly?.until).toBe("2027-02-06");
  const surgery = (note: string) =>
    read(note).limits.find(({ condition }) => condition?.endsWith("surgery"))?.since;
  expect(surgery("Inguinal hernia op on 3 November")).toBe("2026-11-03");
  expect(surgery("knee surgery in august, it hurts")).toBe("2026-08-31");
  expect(surgery("knee surgery in january, it hurts until then")).toBeNull();
  expect(surgery("knee surgery on 25 november, it hurts until then")).toBeNull();
});

test.each(["had my appendix out on 28 october", "having my gallbladder out next thursday"])(
  "coach.F1 surgery on the belly rests for weeks, however it is told: %s",
  (note) => {
    const ends = read(note).limits.map(({ until }) => until);
    expect(ends).toEqual(ends.map(() => "2027-02-06"));
  },
);

test.each([
  "the consultant doesn't want me pressing anything above my head",
  "not allowed to lift above shoulder height",
])("coach.F1 what a doctor forbids overhead takes no other press: %s", (note) => {
  expect(placesOf(note)).toContain("no_overhead_doctor");
  expect(read(note).limits.flatMap(({ exerciseIds }) => exerciseIds)).not.toContain("h_push.barbell");
});

test.each([
  "ivf egg collection on wednesday",
  "got the all clear from cancer in may, left arm has lymphoedema",
])("coach.F1 a treatment and what it left are asked about: %s", (note) => {
  expect(isHeeded(note)).toBe(true);
});

test("coach.F1 a bike of an accident is no exercise that hurts", () => {
  const { limits } = read("got pins in my wrist from a bike crash in june");
  expect(limits.flatMap(({ exerciseIds }) => exerciseIds)).toEqual([]);
  expect(limits.flatMap(({ area }) => area ?? [])).toEqual(["wrist"]);
});
