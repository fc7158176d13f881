import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { ruledOut } from "../../catalogue/limits.ts";
import { isDeepSquat } from "../../catalogue/squat-depth.ts";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const namesOf = (note: string) => read(note).limits.map(({ area, condition }) => area ?? condition);

test.each([
  "hip replacement 8 weeks ago. no bending past 90 and no crossing legs",
  "hip replacement 8 weeks ago, no bending past 90, I must not cross my ankles",
])("coach.F1 legs that must not cross are no sore legs and no wish: %s", (note) => {
  expect(read(note).wishes).toEqual([]);
  expect(namesOf(note)).toEqual(["hip", "surgery"]);
  expect(read(note).limits).toMatchObject([{ severity: "moderate" }, {}]);
});

test.each([
  "tore my bicep tendon two weeks back",
  "pulled a bicep a few days back",
  "torn biceps a while back",
])("coach.F1 weeks back are no back: %s", (note) => {
  expect(namesOf(note)).toEqual(["upper_arm"]);
});

test("coach.F1 a back that hurt weeks ago is one", () => {
  expect(namesOf("hurt my back two weeks back")).toEqual(["lower_back"]);
});

test.each([
  "no squats under parallel cos of the meniscus",
  "no squats lower than parallel because of my knee",
  "nothing below parallel on squats because of my knee",
  "no below parallel squats, my knee hurts in them",
])("coach.F1 of squats below parallel the deep ones go: %s", (note) => {
  const { limits } = read(note);
  expect(limits.map(({ area, condition }) => area ?? condition)).toEqual(["knee"]);
  const named = limits.flatMap(({ exerciseIds }) => exerciseIds).flatMap((id) => exerciseById(id) ?? []);
  expect(named.filter((one) => !isDeepSquat(one))).toEqual([]);
  expect(ruledOut(limits).has("squat.chair")).toBe(false);
});
