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

test.each([
  ["shin splints, both legs", ["shin"]],
  ["calf strain right leg", ["calf"]],
  ["strained my calf in my right leg", ["calf"]],
  ["tennis elbow on the left arm", ["elbow", "tennis_elbow"]],
  ["my hamstring is tight on the left leg", ["unclear", "hamstring"]],
])("coach.F1 a limb that is the side of a part is no place of its own: %s", (note, names) => {
  expect(namesOf(note)).toEqual(names);
});

test.each(["sore calf and left leg", "my knee hurts and my left leg aches"])(
  "coach.F1 a limb that is told beside a part is a place as well: %s",
  (note) => {
    expect(namesOf(note)).toContain("hamstring");
  },
);

test.each([
  "rotator cuff was repaired in my shoulder last month, sling came off friday",
  "ACL was repaired in June",
])("coach.F1 what was repaired was operated on, and a sling off is no day off: %s", (note) => {
  expect(namesOf(note)).toContain("surgery");
  expect(read(note).wishes).toEqual([]);
});

test.each(["no pull-ups please", "skip the lunges please", "no more deadlifts from now on"])(
  "coach.F1 who leaves an exercise out without a reason has no complaint: %s",
  (note) => {
    expect(read(note).limits).toEqual([]);
    expect(read(note).wishes).toMatchObject([{ type: "exercise_out" }]);
  },
);
