/** Steps of a command that run beside each other: what a reader sees of them. */
import { constants } from "node:os";
import { expect, test, vi } from "vitest";
import { commandStep, sideBySide } from "./steps.ts";

/** A command that prints a word, and ends so. */
const says = (word: string, code: string) =>
  commandStep(word, process.execPath, ["-e", `console.log("I say ${word}");${code}`]);

const printedBy = async (steps: Parameters<typeof sideBySide>[0]) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    const results = await sideBySide(steps);
    return { results, printed: log.mock.calls.map(([line]) => String(line)).join("\n") };
  } finally {
    log.mockRestore();
  }
};

test("steps side by side are printed whole, in the order in which they are listed", async () => {
  const { printed } = await printedBy([says("slow", "setTimeout(() => undefined, 300)"), says("quick", "")]);
  expect(printed.replaceAll(/\d+(\.\d+)? s/g, "… s")).toBe(
    "\n— slow\nI say slow\nok  slow (… s)\n\n— quick\nI say quick\nok  quick (… s)",
  );
});

test("a step that fails, or cannot start, fails alone", async () => {
  const { results, printed } = await printedBy([
    says("failing", "process.exitCode = 3"),
    commandStep("missing", "/no/such/command", []),
    says("good", ""),
  ]);
  expect(results).toEqual([
    { name: "failing", passed: 0, failed: 1 },
    { name: "missing", passed: 0, failed: 1 },
    { name: "good", passed: 1, failed: 0 },
  ]);
  expect(printed).toContain("I say failing\nFAILED  failing (");
  expect(printed).toContain("ENOENT");
});

test("an idle step runs at the lowest priority", async () => {
  const asked = commandStep(
    "idle",
    process.execPath,
    ["-e", 'console.log(require("node:os").getPriority())'],
    {
      isIdle: true,
    },
  );
  const { printed } = await printedBy([asked]);
  expect(printed).toContain(`\n${constants.priority.PRIORITY_LOW}\n`);
});
