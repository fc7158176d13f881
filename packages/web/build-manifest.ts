/** What the build says about its own files, read by the build (the pack, the worker) and by the byte gate. */
export type ManifestChunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly src?: string;
};
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Files that come with a chunk: itself, its static imports and their styles. */
export const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(`#${key}`)) return seen;
  seen.add(`#${key}`);
  const chunk = manifest[key];
  if (chunk === undefined) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
};

/**
 * Content packs: the exercises in words (how to, cues, mistakes), the guides with their figures, and the scanner's
 * decoder. Fetched ahead for offline use, but content, not the app's own bytes.
 */
export const isContentPack = (path: string): boolean =>
  /\/assets\/(guide-library|catalogue|scan-worker)-[^/]*$/.test(path);

/**
 * Fetched when somebody uses them, never ahead (decision 0034): what only works while the server answers, so that it is
 * there exactly when its file is; what is looked at after another device was heard of; the importer, which is used once; the page of a device that cannot keep files at all.
 * Each is asked for through components/later-part.tsx, which says what is missing.
 */
const onDemand: readonly string[] = [
  "../coach/src/programs/assessment.ts",
  "src/app/DeletePart.tsx",
  "src/app/NeedsHttps.tsx",
  "src/data/job-news.ts",
  "src/features/coaching/ConsentCard.tsx",
  "src/features/coaching/ConsentSheet.tsx",
  "src/features/coaching/ModelStateLines.tsx",
  "src/features/coaching/ProposalCard.tsx",
  "src/features/coaching/ask-model.ts",
  "src/features/household/InvitationsCard.tsx",
  "src/features/household/JoinHousehold.tsx",
  "src/features/household/OwnerCard.tsx",
  "src/features/household/QrCode.tsx",
  "src/features/household/RecoveryDialog.tsx",
  "src/features/household/RegistrationDialog.tsx",
  "src/features/household/SetUpKit.tsx",
  "src/features/nutrition/ConnectionTest.tsx",
  "src/features/nutrition/meal-picture.ts",
  "src/features/profile/OnboardingForm.tsx",
  "src/features/reminders/CalendarLine.tsx",
  "src/features/reminders/push-subscription.ts",
  "src/features/shell/DeletionLine.tsx",
  "src/features/shell/InstallSheet.tsx",
  "src/features/shell/Welcome.tsx",
  "src/features/shell/WelcomeTour.tsx",
  "src/features/training/restored-list.ts",
  "src/features/transfer/ImportCard.tsx",
  "src/features/transfer/import-run.ts",
];

/**
 * Files that nobody needs but the parts above: themselves, and what only they bring along.
 * @returns names as the manifest has them, `assets/…`
 */
export const onDemandFiles = (
  manifest: Manifest,
  parts: readonly string[] = onDemand,
): ReadonlySet<string> => {
  const missing = parts.filter((part) => manifest[part] === undefined);
  // A part that is imported plainly somewhere would come along silently, for everybody.
  if (missing.length > 0) throw new Error(`No files of their own: ${missing.join(", ")}`);
  const reached = new Set<string>();
  const reach = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || reached.has(key) || parts.includes(key)) return;
    reached.add(key);
    const broken = (chunk.imports ?? []).find((next) => parts.includes(next));
    // Offline the page itself would not open: its file waits for one that is not there.
    if (broken !== undefined) throw new Error(`${key} needs ${broken}, which is not fetched ahead.`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reach(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true) reach(key);
  const filesBy = (keys: Iterable<string>): ReadonlySet<string> =>
    new Set([...keys].flatMap((key) => [manifest[key]?.file ?? "", ...(manifest[key]?.css ?? [])]));
  const kept = filesBy(reached);
  return new Set([...filesBy(Object.keys(manifest))].filter((file) => !kept.has(file)));
};
