import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadPepper, pepperSentence, systemRandom } from "./secrets.ts";

const folder = () => mkdtempSync(join(tmpdir(), "muster-pepper-"));

test("PASS-02 a pepper is made for its owner only, and is the same at the next start", () => {
  const dataDir = folder();
  const first = loadPepper(dataDir, systemRandom, []);
  if (!first.ok) throw new Error(first.error.type);
  expect(statSync(join(dataDir, "pepper.key")).mode & 0o777).toBe(0o600);
  expect(loadPepper(dataDir, systemRandom, [first.value.id])).toEqual(first);
});

test("PASS-02 a pepper that was cut off is made anew only while nobody needs it", () => {
  const dataDir = folder();
  const file = join(dataDir, "pepper.key");
  writeFileSync(file, Buffer.alloc(7));
  expect(loadPepper(dataDir, systemRandom, ["0123abcd"])).toEqual({
    ok: false,
    error: { type: "unreadable", file },
  });
  expect(readFileSync(file)).toHaveLength(7);
  expect(loadPepper(dataDir, systemRandom, []).ok).toBe(true);
  expect(readFileSync(file)).toHaveLength(32);
});

test("PASS-02 a missing pepper and that of another folder are refused in one sentence", () => {
  const dataDir = folder();
  const missing = loadPepper(dataDir, systemRandom, ["0123abcd"]);
  loadPepper(dataDir, systemRandom, []);
  const another = loadPepper(dataDir, systemRandom, ["0123abcd"]);
  for (const [outcome, words] of [
    [missing, "is missing"],
    [another, "is another one"],
  ] as const) {
    if (outcome.ok) throw new Error("not refused");
    expect(pepperSentence(outcome.error)).toContain(`pepper.key ${words}`);
    expect(pepperSentence(outcome.error).split(/\.\s/)).toHaveLength(1);
  }
});
