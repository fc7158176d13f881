import { expect, test } from "vitest";
import { backupInWords } from "./backup.text.ts";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

test.each([
  [daysAgo(0.5), "Less than a day ago.", false],
  [daysAgo(1), "1 day ago.", false],
  [daysAgo(3), "3 days ago.", false],
  [daysAgo(3.1), "3 days ago. The server should make one each day. Please tell whoever runs it.", true],
  [daysAgo(40), "40 days ago. The server should make one each day. Please tell whoever runs it.", true],
  [
    null,
    "None yet. The server makes one each day, the first soon after it starts. If none comes, tell whoever runs it.",
    true,
  ],
])("SET-07 a copy of %s is told with its age, and as late after 3 days", (newestAt, words, isLate) => {
  expect(backupInWords({ makesCopies: true, newestAt }, now)).toEqual({ words, isLate });
});

test("SET-07 where a server makes no copies the page says whom to ask", () => {
  expect(backupInWords({ makesCopies: false, newestAt: null }, now)).toEqual({
    words: "This server makes none by itself. Ask whoever runs it how your data is kept safe.",
    isLate: false,
  });
});
