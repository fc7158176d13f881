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
 * Fetched when somebody uses it, never ahead: the importer is used once, with files from elsewhere (decision 0032), and
 * an invitation's picture belongs to a code that only the server can make.
 */
export const isOnDemand = (path: string): boolean => /\/assets\/(import-run|QrCode)-[^/]*$/.test(path);
