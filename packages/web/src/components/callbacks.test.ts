import { expect, test } from "vitest";
import { oneAtATime } from "./callbacks.ts";

test("NUT-02 a second tap during a write does nothing", async () => {
  const once = oneAtATime();
  const gate = Promise.withResolvers<void>();
  let written = 0;
  const write = async (): Promise<number> => {
    await gate.promise;
    written += 1;
    return written;
  };
  const first = once(write);
  expect(await once(write)).toBeUndefined();
  gate.resolve();
  expect(await first).toBe(1);
  expect(await once(write)).toBe(2);
});

test("NUT-02 a write that failed does not lock the button", async () => {
  const once = oneAtATime();
  await expect(once(() => Promise.reject(new Error("full")))).rejects.toThrow("full");
  expect(await once(async () => "written")).toBe("written");
});
