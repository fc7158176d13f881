import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { calmCheckIn, inputWith, ordinaryProfile, testToday } from "@muster/coach/design/testing/inputs";
import { editedHeader } from "@muster/domain/planning/edit-week";
import { checkInId, profileRecordId } from "@muster/domain/record-ids";
import { expect, test } from "vitest";
import { recordsInMemory } from "../../data/testing/records-in-memory.ts";
import { readEditCoach } from "./read-edit-coach.ts";

const profileId = "0198c0de-0000-7000-8000-000000000001";

test("SCHED-05 coach.F3 saving an edit checks what was reported since", async () => {
  const { days } = deliverWeek(undefined, inputWith());
  const base = { planId: undefined, header: editedHeader(undefined, testToday, "1"), days, from: testToday };
  // A workout in the place of Friday's walk.
  const changed = { ...days, friday: days.monday };
  const store = recordsInMemory({
    kind: "profile",
    record: { ...ordinaryProfile, id: profileRecordId(profileId) },
  });
  const refusals = async () =>
    (await readEditCoach(store, profileId, testToday))
      ?.findings(base, changed)
      .filter(({ severity }) => severity === "refuse")
      .map(({ text }) => text);
  expect(await refusals()).toEqual([]);
  await store.write(profileId, [
    {
      kind: "checkIn",
      id: checkInId(profileId, testToday),
      create: { ...calmCheckIn, date: testToday, notes: "chest pain on the stairs" },
    },
  ]);
  expect(await refusals()).toContain(
    "You told of a sign that a doctor should look at first. Training waits until then.",
  );
});
