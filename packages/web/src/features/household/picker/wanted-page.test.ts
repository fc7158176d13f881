import { expect, test } from "vitest";
import { signInAddress, wantedPage } from "./wanted-page.ts";

test("USR-06 the picker's address remembers the wanted page with its query", () => {
  const address = signInAddress("/workout?date=2026-11-20&variant=home");
  expect(address.startsWith("/user-select?next=")).toBe(true);
  expect(wantedPage(address.slice(address.indexOf("?")))).toBe("/workout?date=2026-11-20&variant=home");
});

test("USR-06 somebody who wanted Home gets a plain address and lands on Home", () => {
  expect(signInAddress("/")).toBe("/user-select");
  expect(wantedPage("")).toBe("/");
});

test("USR-09 the code of a set-up link stays in the fragment", () => {
  expect(signInAddress("/", "#setup=ABCDE-FGHJK")).toBe("/user-select#setup=ABCDE-FGHJK");
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/user-select?next=/",
])("USR-06 %s is not a page of this app: home instead", (next) => {
  expect(wantedPage(`?next=${encodeURIComponent(next)}`)).toBe("/");
});
