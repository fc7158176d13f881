/** UI-02, UI-03: what people are told when something fails, and what stands before anything that cannot be taken back. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorCatalogue, errorDocument } from "./lib/error-catalogue.ts";
import { root } from "./lib/paths.ts";

const read = (pattern: string): readonly { readonly path: string; readonly text: string }[] =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const isTest = ({ path }: { readonly path: string }): boolean => /\.test\.tsx?$/.test(path);
const sources = read("packages/*/src/**/*.{ts,tsx}");
const tests = [...sources.filter(isTest), ...read("packages/*/test/**/*.ts"), ...read("e2e/**/*.ts")];
const code = sources.filter((file) => !isTest(file));
/** As a test may write it: a sentence, or a pattern with its brackets and full stops escaped. */
const isIn = (text: string, sentence: string): boolean =>
  text.includes(sentence) || text.replaceAll(/\\([.()?!/'"])/g, "$1").includes(sentence);

/** Shown, and not provoked by a test yet. The list only gets shorter. */
const awaited: ReadonlySet<string> = new Set([
  // Only between a sign-out in another tab and this one's next picture.
  "No user logged in",
]);

test("UI-02 every sentence of the error catalogue is in the source and tested", () => {
  const shown = errorCatalogue.filter(({ gone }) => gone === undefined);
  expect(shown.length).toBeGreaterThan(40);
  const missing = shown.flatMap(({ text }) => [
    ...(code.some((file) => isIn(file.text, text)) ? [] : [`not in the source: ${text}`]),
    ...(tests.some((file) => isIn(file.text, text)) || awaited.has(text) ? [] : [`no test: ${text}`]),
  ]);
  expect(missing).toEqual([]);
});

test("UI-02 a sentence that is said to be gone is shown nowhere", () => {
  const left = errorCatalogue.filter(
    ({ text, gone }) => gone !== undefined && code.some((file) => file.text.includes(`"${text}`)),
  );
  expect(left).toEqual([]);
});

test("UI-02 the page of the error catalogue is what the list says", async () => {
  await expect(errorDocument()).toMatchFileSnapshot(join(root, "docs/specs/errors.md"));
});

/** Files with a destructive button or a removal whose question, or way back, stands elsewhere; or that lose nothing. */
const elsewhere: Readonly<Record<string, string>> = {
  "features/coaching/consent/ConsentCard.tsx": "agreed again with one tap",
  "features/household/joining/DeviceLine.tsx": "InvitationsCard.tsx beside it asks",
  "features/household/joining/InvitationLine.tsx": "InvitationsCard.tsx beside it asks",
  "features/household/owner/OwnerCard.tsx":
    "the button stands in the question itself: a sheet that says what happens, and then the owner's own passcode",
  "features/planning/TemplateSheet.tsx": "screens/schedule/templates.tsx offers Undo",
  "features/planning/editor/ExerciseEditor.tsx":
    "changes a draft; leaving it unsaved asks in screens/schedule/edit-day.tsx",
  "features/review/check-in-records.ts": "a check-in saved anew replaces the readings that it brought",
  "features/training/sets/ActiveSet.tsx": "features/training/sets/use-exercise-sets.ts offers Undo",
  "features/training/sets/SetSheet.tsx": "features/training/sets/use-exercise-sets.ts offers Undo",
  "features/transfer/import-run.ts": "is the undo of an import",
  "screens/settings.tsx": "signs out: nothing is removed, and with unsent changes SwitchUser asks",
};

test("UI-03 whatever destroys asks first or can be undone: the list of all of it", () => {
  const destructive = code
    .filter(({ path }) => /packages\/web\/src\/(features|screens)\//.test(path))
    .filter(({ text }) => /variant="(ghost-)?danger"|\bremove: true/.test(text))
    .map(({ path, text }) => ({ file: path.replace("packages/web/src/", ""), text }));
  expect(destructive.length).toBeGreaterThan(12);
  const open = destructive.filter(
    ({ file, text }) => !/ConfirmDialog|\bundo\b|\bUndo\b/.test(text) && elsewhere[file] === undefined,
  );
  expect(open.map(({ file }) => file)).toEqual([]);
});
