import { emptyCheckIn } from "@muster/domain/review/check-in";
import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";
import { recentHealth } from "../recent-health.ts";

const namesOf = (note: string) =>
  readNote(note, "2026-11-15").limits.map(({ area, condition }) => area ?? condition);

test.each([
  ["hip replaced 2019", "hip"],
  ["new knee in 2015", "knee"],
  ["total knee replacement (2021), all good", "knee"],
  ["left shoulder reconstructed years ago", "shoulder"],
  ["ACL surgery 3 years back", "knee"],
  ["had my hip done a few years ago", "hip"],
])("coach.F1 of an operation years ago the joint is left: %s", (note, area) => {
  expect(namesOf(note)).toEqual([area]);
});

test.each([
  ["hip replaced 8 weeks ago", ["hip", "surgery"]],
  ["new knee since august", ["knee", "surgery"]],
  ["hip replaced in 2019, the other one three weeks ago", ["hip", "surgery"]],
  ["knee replaced 2026", ["knee", "surgery"]],
])("coach.F1 a recent operation stays one: %s", (note, names) => {
  expect(namesOf(note)).toEqual(names);
});

test("coach.F1 a year in the profile's note is that year", () => {
  const limitsOf = (note: string) =>
    recentHealth({
      today: "2026-11-15",
      note,
      checkIns: [{ ...emptyCheckIn, date: "2026-11-14" }],
      logNotes: [],
    });
  const old = limitsOf("hip replaced 2019");
  expect(old.limits.map(({ area, condition }) => area ?? condition)).toEqual(["hip"]);
  expect(old.asked).toBeNull();
  const fresh = limitsOf("hip replaced in 2026");
  expect(fresh.limits.find(({ condition }) => condition === "surgery")?.since).toBe("2026-11-15");
});
