import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownToasts, showToast, toastTimes, undoToast } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => shownToasts().map((toast) => toast.text);

test("a toast leaves after 3 s and is gone 300 ms later", () => {
  showToast({ kind: "success", text: "Saved" });
  vi.advanceTimersByTime(toastTimes.plain - 1);
  expect(shownToasts().map((toast) => toast.leaving)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(shownToasts().map((toast) => toast.leaving)).toEqual([true]);
  vi.advanceTimersByTime(300);
  expect(texts()).toEqual([]);
});

test("a toast with Undo stays for 10 s, and Undo runs once", () => {
  let undone = 0;
  showToast({ kind: "info", text: "Set 2 removed", undo: () => (undone += 1) });
  vi.advanceTimersByTime(9_999);
  expect(texts()).toEqual(["Set 2 removed"]);
  const id = shownToasts()[0]?.id ?? -1;
  undoToast(id);
  undoToast(id);
  expect(undone).toBe(1);
  expect(texts()).toEqual([]);
});

test("Undo does nothing once the toast is leaving", () => {
  let undone = 0;
  const leave = showToast({ kind: "info", text: "Entry removed", undo: () => (undone += 1) });
  const id = shownToasts()[0]?.id ?? -1;
  leave();
  undoToast(id);
  expect(undone).toBe(0);
});

test("at most three are shown; the oldest goes first", () => {
  for (const text of ["1", "2", "3", "4"]) showToast({ kind: "info", text });
  expect(texts()).toEqual(["2", "3", "4"]);
});

test("an Undo that fails says so", async () => {
  showToast({ kind: "info", text: "174.5 lb removed", undo: async () => "No space left." });
  await undoToast(shownToasts()[0]?.id ?? -1);
  expect(shownToasts()).toMatchObject([{ kind: "error", text: "No space left." }]);
});
