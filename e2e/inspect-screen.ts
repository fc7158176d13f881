/** A screen as everybody may meet it: both themes, the narrowest phone, text twice as large (UI-04). */
import type { CDPSession, Page } from "playwright-core";
import { findings } from "./axe.ts";

/** Without motion, so that no colour is looked at on its way. */
export const still = { reducedMotion: "reduce" } as const;
const wide = { width: 390, height: 844 };
export const narrow = { width: 320, height: 640 };

/** What is wider than the page, or cut off by its card; or nothing. */
const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut = [...document.querySelectorAll(".card.flush, .stats")]
      .filter((card) => card.scrollWidth > card.clientWidth + 1)
      .map((card) => `${card.scrollWidth} px in ${card.clientWidth}: ${card.textContent?.slice(0, 80)}`);
    if (document.documentElement.scrollWidth <= width) return cut;
    // The cause lies where nothing inside sticks out any further.
    const right = (element: Element): number => element.getBoundingClientRect().right;
    return [...document.querySelectorAll("#main *, dialog *")]
      .filter((element) => element.closest(".segments") === null)
      .filter(
        (element) =>
          right(element) > width + 1 && [...element.children].every((inner) => right(inner) <= width + 1),
      )
      .map((element) => `up to ${Math.round(right(element))} px: ${element.outerHTML.slice(0, 120)}`)
      .concat(`${document.documentElement.scrollWidth} px in all`)
      .slice(-4)
      .concat(cut);
  });

export const textSize = (devtools: CDPSession, times: number): Promise<unknown> =>
  devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 * times, fixed: 13 * times } });

/** Looks at what is shown in every way; each finding names the screen and the way. */
export const inspectScreen = async (page: Page, screen: string): Promise<readonly string[]> => {
  const found: string[] = [];
  const add = (way: string, problems: readonly string[]): void => {
    found.push(...problems.map((problem) => `${screen}, ${way}: ${problem}`));
  };
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, ...still });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    // A theme changes colours and nothing else: what does not depend on them is looked at once.
    add(colorScheme, await findings(page, colorScheme === "dark" ? "everything" : "colours"));
  }
  await page.setViewportSize(narrow);
  add("320 px", await sideways(page));
  await page.setViewportSize(wide);
  const devtools = await page.context().newCDPSession(page);
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const before = await size();
  await textSize(devtools, 2);
  if ((await size()) < before * 1.9) add("200% text", ["the text does not follow the device's size"]);
  add("200% text", await sideways(page));
  await page.setViewportSize(narrow);
  add("200% text at 320 px", await sideways(page));
  await page.setViewportSize(wide);
  await textSize(devtools, 1);
  await devtools.detach();
  return found;
};
