import { expect, test } from "vitest";
import { severityIn } from "./side-and-severity.ts";

test.each([
  "bad knees",
  "i have a bad back",
  "my bad left shoulder plays up sometimes",
  "bad hip, no running please",
  "careful with my bad lower back",
])("'%s' is lived with, so it is moderate", (sentence) => {
  expect(severityIn(sentence)).toBe("moderate");
});

test.each([
  "my knee is bad today",
  "really bad back this week",
  "bad knee pain",
  "my back is so bad",
  "bad ankle sprain",
  "bad back today",
  "bad knees, and the left one is agony",
])("'%s' is severe", (sentence) => {
  expect(severityIn(sentence)).toBe("severe");
});
