import { expect, test } from "vitest";
import { asRestMessage, createRestNotice } from "./rest-notice.ts";
import { createWaits, nothingWhenGivenUp } from "./waits.ts";

test("SYNC-01 EXC-05 an old worker's rest does not delay the new worker", async () => {
  const shown: string[] = [];
  const { wait, giveUp } = createWaits();
  const notice = createRestNotice({
    registration: {
      showNotification: async (title) => void shown.push(title),
      getNotifications: async () => [],
    },
    wait,
  });
  const rest = asRestMessage({ type: "rest", inMilliseconds: 600_000, body: "Set 2 of Push-ups" });
  const done = notice(rest ?? { type: "rest-seen" }).catch(nothingWhenGivenUp);
  giveUp();
  await done;
  expect(shown).toEqual([]);
  await expect(wait(0).then(() => wait(0))).rejects.toBeDefined();
});

test("a wait that nobody gives up ends by its time, and an error of its own stays one", async () => {
  const { wait } = createWaits();
  await wait(0);
  expect(() => nothingWhenGivenUp(new Error("no permission"))).toThrow("no permission");
});
