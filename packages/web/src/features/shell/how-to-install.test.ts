import { expect, test } from "vitest";
import { isIos } from "./how-to-install.ts";

test("INST-01 iPhones and iPads get instructions, Macs and Android not", () => {
  const phone = { maxTouchPoints: 5 };
  expect(isIos({ ...phone, userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" })).toBe(true);
  expect(isIos({ ...phone, userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)" })).toBe(true);
  expect(isIos({ maxTouchPoints: 0, userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)" })).toBe(
    false,
  );
  expect(isIos({ ...phone, userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9)" })).toBe(false);
});
