/**
 * Workouts that are logged as a finger does it, in a page that measures itself: from the tap to the next frame, to the first
 * change on the screen, and to the solid check, which shows when the set is flushed to the disk and in its journal.
 */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { Page } from "playwright-core";

/** ms from the tap, one of each for each set. */
export type Samples = { readonly frame: number[]; readonly change: number[]; readonly durable: number[] };

export const noSamples = (): Samples => ({ frame: [], change: [], durable: [] });

const setsAnExercise = 10;
/** So many of a session's exercises are done before it is ended early. */
const exercisesASession = 3;
export const setsAWorkout = setsAnExercise * exercisesASession;

/** ms between a set that shows as saved and the next press. */
const pause = 10;

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
  const open = () => document.querySelector(".active .btn.log");
  if (open() === null) {
    [...document.querySelectorAll(".ex-sets button")].find((one) => one.textContent === "Add a set")?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  const button = open();
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

const resting = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A number with minus and plus, found by its label. */
const stepper = (page: Page, label: string) =>
  page.getByRole("group", { name: label, exact: true }).getByRole("textbox");

/** One set with what is suggested; a number that nothing suggests is typed. */
const logSet = async (page: Page, set: number): Promise<void> => {
  if (set === 1) {
    await page.getByRole("button", { name: "Log set 1", exact: true }).waitFor();
    if ((await stepper(page, "Weight").inputValue()) === "") await stepper(page, "Weight").fill("25");
    if ((await stepper(page, "Reps").inputValue()) === "") await stepper(page, "Reps").fill("10");
  }
  const at: { x: number; y: number } | null = await page.evaluate("nextSet()");
  if (at === null) throw new Error(`There is no button to log set ${set}`);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await resting(pressed());
  await page.mouse.up();
};

/** One workout of the day, which adds its sets to the samples. */
export const logWorkout = async (
  page: Page,
  url: string,
  date: CivilDate,
  samples: Samples,
): Promise<void> => {
  await page.goto(`${url}/workout?date=${date}`);
  const start = page.getByRole("button", { name: /^(START WORKOUT|Train again)$/ });
  await start.waitFor();
  const isAgain = (await start.innerText()) === "Train again";
  await start.click();
  if (isAgain) await page.getByRole("button", { name: "START WORKOUT" }).click();
  await page.getByRole("button", { name: "Warm-up done" }).click();
  for (let exercise = 1; exercise <= exercisesASession; exercise += 1) {
    await page.getByRole("heading", { level: 2, name: new RegExp(`^${exercise} `) }).waitFor();
    for (let set = 1; set <= setsAnExercise; set += 1) await logSet(page, set);
    await page.evaluate("lastSet()");
    await page.getByRole("button", { name: "Mark Complete" }).click();
  }
  const taken: readonly { frame: number; change: number; durable: number }[] = await page.evaluate("samples");
  if (taken.length !== setsAWorkout) throw new Error(`${taken.length} of ${setsAWorkout} sets were measured`);
  for (const { frame, change, durable } of taken) {
    samples.frame.push(frame);
    samples.change.push(change);
    samples.durable.push(durable);
  }
  await page.getByRole("button", { name: "Workout options" }).click();
  await page.getByRole("button", { name: "End early" }).click();
  await page
    .getByRole("dialog", { name: "End this workout early?" })
    .getByRole("button", { name: "End early" })
    .click();
  await page
    .getByText(/^Great job!/)
    .first()
    .waitFor();
};
