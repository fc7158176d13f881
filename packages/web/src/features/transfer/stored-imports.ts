/**
 * Imports of a person on this device, so that each can be taken back after its page was left: what was written, as ids with
 * what they held. Kept on the device that imported; an undo there reaches every other by sync.
 */
import { isRecordKind } from "@muster/domain/records";
import type { Imported, ImportedRecord } from "./import-run.ts";

export type StoredImport = {
  /** Instant; tells imports apart. */
  readonly at: string;
  /** 'Strong and Hevy', or a file's name. */
  readonly what: string;
  readonly imported: Imported;
};

/** The profile's id stands in the key, so the list goes when the profile goes from this device. */
const keyOf = (profileId: string): string => `muster.imports.${profileId}`;

/** Letters of all lists together: a browser keeps five million of a site. */
const mostLetters = 2_500_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** By kind, then id: a long import repeats no word. */
const packed = (created: readonly ImportedRecord[]): Readonly<Record<string, Record<string, string>>> => {
  const kinds: Record<string, Record<string, string>> = {};
  for (const { kind, id, hash } of created) {
    kinds[kind] ??= {};
    Object.assign(kinds[kind], { [id]: hash });
  }
  return kinds;
};

const unpacked = (kinds: unknown): readonly ImportedRecord[] =>
  Object.entries(isObject(kinds) ? kinds : {}).flatMap(([kind, ids]) =>
    isRecordKind(kind) && isObject(ids)
      ? Object.entries(ids).map(([id, hash]) => ({ kind, id, hash: String(hash) }))
      : [],
  );

/** The newest first; empty where nothing is kept or can be read. */
export const readImports = (profileId: string): readonly StoredImport[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(profileId)) ?? "[]");
    return (Array.isArray(stored) ? stored : []).flatMap((one: unknown): readonly StoredImport[] =>
      isObject(one) && typeof one.at === "string" && typeof one.what === "string"
        ? [
            {
              at: one.at,
              what: one.what,
              imported: {
                created: unpacked(one.created),
                profileBefore: isObject(one.before) ? one.before : {},
                profileAfter: isObject(one.after) ? one.after : {},
              },
            },
          ]
        : [],
    );
  } catch {
    return [];
  }
};

const write = (profileId: string, imports: readonly StoredImport[]): void => {
  try {
    const texts: string[] = [];
    let letters = 0;
    for (const { at, what, imported } of imports) {
      const { created, profileBefore: before, profileAfter: after } = imported;
      const text = JSON.stringify({ at, what, created: packed(created), before, after });
      letters += text.length;
      // The oldest ones can no longer be taken back; what they brought stays.
      if (letters > mostLetters) break;
      texts.push(text);
    }
    if (texts.length === 0) localStorage.removeItem(keyOf(profileId));
    else localStorage.setItem(keyOf(profileId), `[${texts.join(",")}]`);
  } catch {
    // A storage that refuses: this import can be taken back until its page is left.
  }
};

export const storeImport = (profileId: string, one: StoredImport): void =>
  write(profileId, [one, ...readImports(profileId).filter(({ at }) => at !== one.at)]);

export const dropImport = (profileId: string, at: string): void =>
  write(
    profileId,
    readImports(profileId).filter((one) => one.at !== at),
  );
