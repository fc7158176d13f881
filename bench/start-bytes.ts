/** What a browser fetches until the first screen can be used (e2e/start-bytes.ts), as figures. */
import { launchBrowser, startWorld } from "../e2e/harness.ts";
import { measureStarts, startLimits } from "../e2e/start-bytes.ts";
import type { Figure } from "./figure.ts";

const names = {
  picker: "the picker",
  home: "Home, records on the device",
  homeOfNewDevice: "Home on a device that has just joined",
} as const;

export const measureStartBytes = async (): Promise<readonly Figure[]> => {
  const browser = await launchBrowser();
  const world = await startWorld();
  try {
    return Object.entries(await measureStarts(browser, world)).flatMap(([screen, start]) => {
      const until = `fetched until ${names[screen as keyof typeof names]} can be used`;
      return [
        {
          name: `JS and CSS ${until}, brotli`,
          value: start.kilobytes,
          unit: "KB",
          goal: `≤ ${startLimits.kilobytes} KB`,
          met: start.kilobytes <= startLimits.kilobytes,
        },
        {
          name: `requests ${until}`,
          value: start.requests,
          unit: "",
          goal: `≤ ${startLimits.requests}`,
          met: start.requests <= startLimits.requests,
        },
        {
          name: `requests to IndexedDB until ${names[screen as keyof typeof names]} can be used`,
          value: start.databaseRequests,
          unit: "",
          goal: `≤ ${startLimits.databaseRequests}`,
          met: start.databaseRequests <= startLimits.databaseRequests,
        },
      ];
    });
  } finally {
    await world.close();
    await browser.close();
  }
};
