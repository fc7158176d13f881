import { expect, test } from "vitest";
import { deviceNameOf, usersInWords } from "./device-name.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
  ["", "Browser"],
])("USR-10 a device that calls itself %s is listed as %s", (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});

test("USR-10 devices are distinguished by the profiles opened on them", () => {
  const cards = [
    { id: "d", displayName: "Dana" },
    { id: "m", displayName: "Mia" },
  ];
  expect(usersInWords(["m", "gone", "d"], cards, "d")).toBe("Mia and you");
  expect(usersInWords([], cards)).toBe("");
});
