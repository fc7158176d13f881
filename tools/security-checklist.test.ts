/** The checklist in SECURITY.md names a test for each line: each is there, under the words that the line quotes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";

const checklist = /\n## 6 Checklist[\s\S]*?(?=\n## 7 )/.exec(
  readFileSync(join(root, "SECURITY.md"), "utf8"),
)?.[0];
const lines = (checklist ?? "").split("\n").filter((line) => line.startsWith("| V"));

test("PASS-04 every line of the security checklist names a test that is there", () => {
  expect(lines.length).toBeGreaterThan(30);
  const broken = lines.filter((line) => {
    const [, file = "", title = ""] = /\| `([^`]+)` "([^"]+)" \|$/.exec(line) ?? [];
    if (title === "") return true;
    const titles = [
      ...readFileSync(join(root, file), "utf8").matchAll(/^(?:test[^(]*\(|\]\)\().*(?:(?<=\()\n.*)?$/gm),
    ];
    return !titles.some(([declared]) => declared.includes(title));
  });
  expect(broken).toEqual([]);
});

test("PASS-04 what is not met is said by name", () => {
  const said = lines.filter((line) => /\*(Deviation|partly)\*/.test(line));
  expect(said.map((line) => /^\| (V[\d.]+)/.exec(line)?.[1])).toEqual([
    "V6.2.1",
    "V6.2.6",
    "V6.3.2",
    "V11.1.1",
    "V11.2.3",
    "V12.1.1",
    "V12.3.1",
    "V13.3.1",
    "V14.1.1",
    "V14.2.1",
    "V14.3.1",
    "V16.3.1",
  ]);
});
