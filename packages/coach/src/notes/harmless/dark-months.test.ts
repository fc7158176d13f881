import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");

test.each([
  "feeling a bit low with the dark evenings but the training helps",
  "feeling a little flat because of the grey weather, the gym lifts me",
])("coach.F1 dark evenings are no complaint: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], stopped: [], asked: null });
});

test("coach.F3 who is low and sees no point is heard", () => {
  expect(read("feeling low with the dark evenings and don't see the point of living").stopped).not.toEqual(
    [],
  );
});
