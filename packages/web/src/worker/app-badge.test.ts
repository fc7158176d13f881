import { expect, test } from "vitest";
import { showBadge } from "./app-badge.ts";

test("NOTI-02 the icon's number is set and cleared, or fails silently", async () => {
  const said: string[] = [];
  const system = {
    setAppBadge: async (count?: number) => void said.push(`set ${count}`),
    clearAppBadge: async () => void said.push("clear"),
  };
  await showBadge(system, 2);
  await showBadge(system, 0);
  expect(said).toEqual(["set 2", "clear"]);
  await expect(showBadge({}, 1)).resolves.toBeUndefined();
  const refusing = { setAppBadge: () => Promise.reject(new DOMException("no", "NotAllowedError")) };
  await expect(showBadge(refusing, 1)).resolves.toBeUndefined();
});
