import { expect, test } from "vitest";
import { readReply } from "./read-reply.ts";
import { goodSkeleton } from "./testing/skeletons.ts";

const good = goodSkeleton();
const json = JSON.stringify(good);

test.each(["", "   \n"])("PLAN-03 an empty reply says so, letter for letter", (text) => {
  expect(readReply(text)).toEqual({
    ok: false,
    error: { type: "empty-reply", message: "Empty response from Claude API" },
  });
});

test.each([
  ["bare", json],
  ["in a json fence", `\`\`\`json\n${json}\n\`\`\``],
  ["in a plain fence", `\`\`\`\n${json}\n\`\`\``],
  ["in a fence after thinking aloud", `Let me think: {days} first.\n\n\`\`\`json\n${json}\n\`\`\`\nDone.`],
  ["after words", `Here is the week:\n${json}\nEnjoy!`],
])("PLAN-03 a reply is read %s", (_how, text) => {
  expect(readReply(text)).toEqual({ ok: true, value: good });
});

test("PLAN-03 a truncated reply shows the parser's words after the sentence", () => {
  const reply = readReply(`\`\`\`json\n${json.slice(0, 400)}`);
  expect(reply.ok).toBe(false);
  if (reply.ok) return;
  expect(reply.error.type).toBe("unreadable-reply");
  expect(reply.error.message).toMatch(/^Failed to parse Claude response: .+/);
});

test("PLAN-03 the message of the parser stands in the sentence", () => {
  let parserSays = "";
  try {
    JSON.parse("{nonsense}");
  } catch (error) {
    parserSays = (error as Error).message;
  }
  expect(readReply("{nonsense}")).toEqual({
    ok: false,
    error: { type: "unreadable-reply", message: `Failed to parse Claude response: ${parserSays}` },
  });
});

test.each([
  [
    "sets as words",
    {
      ...good,
      days: good.days.map((day) => ({
        ...day,
        exercises: day.exercises.map((one) => ({ ...one, sets: "three" })),
      })),
    },
  ],
  ["days as an object", { ...good, days: {} }],
  ["no summary", { ...good, programSummary: undefined }],
  ["an unknown weekday", { ...good, days: [{ ...good.days[0], day: "Funday" }] }],
  ["a list", ["monday"]],
  ["a text", "just words"],
])("PLAN-03 wrong types are refused: %s", (_what, value) => {
  const reply = readReply(JSON.stringify(value));
  expect(reply.ok).toBe(false);
  if (!reply.ok) expect(reply.error.message).toMatch(/^Failed to parse Claude response: /);
});
