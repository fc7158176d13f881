/** Prints what the pages of a failed test showed: a wait that ran out does not say what was there in its place. */
import { afterEach } from "vitest";
import { openPages } from "./harness.ts";

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const page of openPages()) {
    const shown = await page.locator("body").innerText({ timeout: 5_000 }).catch(String);
    console.log(`When "${task.name}" failed, ${page.url()} showed:\n${shown.slice(0, 3_000)}`);
  }
});
