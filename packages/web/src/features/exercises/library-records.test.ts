import { profileRecordId } from "@muster/domain/record-ids";
import { expect, test } from "vitest";
import type { Reads } from "../../data/store/device-store.ts";
import { readLibrary } from "./library-records.ts";

test("EXLIB-02 the library opens with three reads, none of them of what was logged", async () => {
  const asked: string[] = [];
  const reads: Pick<Reads, "get" | "all"> = {
    get: async (kind, id) => {
      asked.push(`${kind} ${id}`);
      return undefined;
    },
    all: async (kind, profileId) => {
      asked.push(`${kind} ${profileId}`);
      return [];
    },
  };

  expect(await readLibrary(reads, "anna")).toEqual({
    own: [],
    preferences: [],
    profile: undefined,
  });
  expect(asked.toSorted()).toEqual([
    "exercisePreference anna",
    "ownExercise anna",
    `profile ${profileRecordId("anna")}`,
  ]);
});
