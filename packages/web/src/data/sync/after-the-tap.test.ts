import { describe, expect, it } from "vitest";
import { nextTask } from "../next-task.ts";
import { createAfterTheTap } from "./after-the-tap.ts";

/** Whether it has resolved by the next tasks. */
const isDone = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await nextTask();
  await nextTask();
  return done;
};

describe("sync after the tap", () => {
  const screen = () => {
    const window = new EventTarget();
    return { tap: createAfterTheTap(window), on: (type: string) => window.dispatchEvent(new Event(type)) };
  };

  it("does not wait where nobody taps", async () => {
    expect(await isDone(screen().tap.free())).toBe(true);
  });

  it("waits for the finger, and for the save of its click", async () => {
    const { tap, on } = screen();
    const stored = Promise.withResolvers<string>();
    on("pointerdown");
    const free = tap.free();
    expect(await isDone(free)).toBe(false);
    on("pointerup");
    const save = tap.saving(stored.promise);
    expect(await isDone(free)).toBe(false);
    stored.resolve("saved");
    expect(await save).toBe("saved");
    expect(await isDone(free)).toBe(true);
  });

  it("waits for the second finger of two quick taps", async () => {
    const { tap, on } = screen();
    for (const type of ["pointerdown", "pointerup", "pointerdown"]) on(type);
    const free = tap.free();
    expect(await isDone(free)).toBe(false);
    on("pointercancel");
    expect(await isDone(free)).toBe(true);
  });

  it("goes on after a save that fails", async () => {
    const { tap } = screen();
    const save = tap.saving(Promise.reject(new Error("full")));
    const free = tap.free();
    await expect(save).rejects.toThrow("full");
    expect(await isDone(free)).toBe(true);
  });

  it("waits a quarter of a second for a resting finger, and no longer", async () => {
    const { tap, on } = screen();
    on("pointerdown");
    await tap.free();
    on("pointerup");
    expect(await isDone(tap.free())).toBe(true);
  });
});
