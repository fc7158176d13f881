import { expect, test } from "vitest";
import { noOtherProcesses } from "../stores/other-processes.ts";
import { createLiveHub, mostOfDevice } from "./live-hub.ts";

test("SYNC-03 too many streams of a device end its own oldest", () => {
  const hub = createLiveHub(() => () => {}, noOtherProcesses);
  const ended: string[] = [];
  const listen = (deviceId: string, name: string) => {
    const stop = hub.listen({
      householdId: "h",
      deviceId,
      profileId: "",
      send: () => {},
      end: () => {
        ended.push(name);
        stop();
      },
    });
  };
  listen("other", "other");
  for (let count = 0; count < mostOfDevice; count += 1) listen("greedy", `stream ${count}`);
  expect(ended).toEqual([]);
  listen("greedy", "one more");
  listen("greedy", "and another");
  expect(ended).toEqual(["stream 0", "stream 1"]);
});
