/**
 * The floor of a logged set: a page that is one button. The tap says at once that it was felt, a strict append begins in the
 * task of the click, and a line is drawn when it is flushed: no less can be done for a tap in this browser, on this disk.
 */
import type { Page } from "playwright-core";
import { noSamples, pause, resting, type Samples, tap } from "./log-sets.ts";

/**
 * @param url of anything on the origin: what is there is thrown away
 * @returns what a logged set is measured by, one of each for each tap
 */
export const bareTaps = async (page: Page, url: string, count: number): Promise<Samples> => {
  await page.goto(url);
  const at = await page.evaluate(async () => {
    const open = indexedDB.open("floor", 1);
    open.onupgradeneeded = () => open.result.createObjectStore("sets", { autoIncrement: true });
    await new Promise((resolve, reject) => {
      open.onsuccess = resolve;
      open.onerror = reject;
    });
    const samples: { frame: number; change: number; durable: number }[] = [];
    const button = document.createElement("button");
    button.style.cssText = "width: 300px; height: 60px; display: block";
    document.body.replaceChildren(button);
    let done = Promise.resolve();
    button.onclick = (event) => {
      const since = () => performance.now() - event.timeStamp;
      const sample = { frame: 0, change: 0, durable: 0 };
      const framed = new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            sample.frame = since();
            resolve();
          };
          channel.port2.postMessage(0);
        }),
      );
      const written = new Promise<void>((resolve) => {
        const change = open.result.transaction("sets", "readwrite", { durability: "strict" });
        change.objectStore("sets").add({ reps: 10, weight: 25, notes: "x".repeat(400) });
        change.oncomplete = () => {
          button.after(document.createElement("hr"));
          sample.durable = since();
          resolve();
        };
      });
      button.textContent = `${samples.length}`;
      sample.change = since();
      done = Promise.all([framed, written]).then(() => void samples.push(sample));
    };
    Object.assign(globalThis, { samples, settled: () => done });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const finger = await page.context().newCDPSession(page);
  for (let time = 0; time < count; time += 1) {
    await tap(finger, at);
    await page.evaluate("settled()");
    await resting(pause);
  }
  await finger.detach();
  const taken: readonly { frame: number; change: number; durable: number }[] = await page.evaluate("samples");
  const all = noSamples();
  for (const { frame, change, durable } of taken) {
    all.frame.push(frame);
    all.change.push(change);
    all.durable.push(durable);
  }
  return all;
};
