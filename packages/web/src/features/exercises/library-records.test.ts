import { profileRecordId } from "@muster/domain/record-ids";
import { expect, test } from "vitest";
import type { Reads } from "../../data/store/device-store.ts";
import { readLibrary } from "./library-records.ts";

test("EXLIB-02 the library opens with three reads, none of them of what was logged", async () => {
  const requests: string[] = [];
  const reads: Pick<Reads, "get" | "all"> = {
    get: async (kind, id) => {
      requests.push(`${kind} ${id}`);
      return undefined;
    },
    all: async (kind, profileId) => {
      requests.push(`${kind} ${profileId}`);
      return [];
    },
  };

  expect(await readLibrary(reads, "anna")).toEqual({
    own: [],
    preferences: [],
    profile: undefined,
  });
  expect(requests.toSorted()).toEqual([
    "exercisePreference anna",
    "ownExercise anna",
    `profile ${profileRecordId("anna")}`,
  ]);
});
