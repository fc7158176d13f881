/**
 * Workouts that are logged as a finger does it, in a page that measures itself: from the tap to the next frame, to the first
 * change on the screen, and to the solid check, which shows when the set is flushed to the disk and in its journal.
 */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { CDPSession, Page } from "playwright-core";
import { wayOn } from "../e2e/journeys.ts";
import { exercises } from "./workouts.ts";

/** ms from the tap, one of each for each set. */
export type Samples = { readonly frame: number[]; readonly change: number[]; readonly durable: number[] };

export const noSamples = (): Samples => ({ frame: [], change: [], durable: [] });

export const setsAnExercise = 10;
export const setsAWorkout = setsAnExercise * exercises.length;

/** ms between a set that shows as saved and the next press. */
export const pause = 10;
/** ms in which somebody who opens a workout reads what is to be done, at the least. */
const reading = 500;

/**
 * For a page's start: times each tap on the button that logs. `nextSet` answers with the middle of that button once the last
 * set shows as saved: asked within the page, because a driver that looks in every frame would be part of what is measured.
 */
export const watcher = `
globalThis.samples = [];
let settled = Promise.resolve();
addEventListener("click", (event) => {
  if (!event.target.closest?.(".active .btn.log")) return;
  const start = event.timeStamp;
  const done = () => document.querySelectorAll(".set.done").length;
  const before = done();
  const sample = {};
  const framed = new Promise((resolve) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { sample.frame = performance.now() - start; resolve(); };
    channel.port2.postMessage(0);
  }));
  const saved = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      sample.change ??= performance.now() - start;
      if (done() === before) return;
      sample.durable = performance.now() - start;
      watch.disconnect();
      resolve();
    });
    watch.observe(document.querySelector("#main"), { subtree: true, childList: true, attributes: true });
  });
  settled = Promise.all([framed, saved]).then(() => void samples.push(sample));
}, true);
globalThis.lastSet = () => settled;
globalThis.nextSet = async () => {
  await settled;
  await new Promise((resolve) => setTimeout(resolve, ${pause}));
  const button = document.querySelector(".active .btn.log");
  if (button === null) return null;
  button.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};`;

/**
 * ms that a finger rests on a button, a little other each time. A click without it is measured together with its own press,
 * and always meets the screen at the same moment after a frame, which no finger does.
 */
const pressed = (() => {
  let nth = 0;
  return () => {
    nth += 1;
    return 35 + ((nth * 17) % 31);
  };
})();

export const resting = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A finger comes down, rests, and is lifted. */
export const tap = async (finger: CDPSession, at: { readonly x: number; readonly y: number }) => {
  const touch = (type: "mousePressed" | "mouseReleased") =>
    finger.send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 });
  // The finger rests from when it comes down, not from when the page has answered that.
  await Promise.all([touch("mousePressed"), resting(pressed())]);
  await touch("mouseReleased");
};

/** One set with what is suggested. */
const logSet = async (page: Page, finger: CDPSession): Promise<void> => {
  const at: { x: number; y: number } | null = await page.evaluate("nextSet()");
  if (at === null) throw new Error("There is no button to log a set");
  await tap(finger, at);
};

/** The workout of a day that runs there already, to its end; adds its sets to the samples. */
export const logWorkout = async (
  page: Page,
  url: string,
  date: CivilDate,
  samples: Samples,
): Promise<void> => {
  const finger = await page.context().newCDPSession(page);
  await page.goto(`${url}/workout?date=${date}`);
  for (const [index, [, name]] of exercises.entries()) {
    await page.getByRole("heading", { level: 2, name: `${index + 1} ${name}` }).waitFor();
    if (index === 0) await resting(reading);
    for (let set = 1; set <= setsAnExercise; set += 1) await logSet(page, finger);
    await page.evaluate("lastSet()");
    await wayOn(page).click();
  }
  const taken: readonly { frame: number; change: number; durable: number }[] = await page.evaluate("samples");
  if (taken.length !== setsAWorkout) throw new Error(`${taken.length} of ${setsAWorkout} sets were measured`);
  for (const { frame, change, durable } of taken) {
    samples.frame.push(frame);
    samples.change.push(change);
    samples.durable.push(durable);
  }
  await page.getByRole("button", { name: "FINISH WORKOUT" }).click();
  await page
    .getByText(/^Great job!/)
    .first()
    .waitFor();
  await finger.detach();
};
