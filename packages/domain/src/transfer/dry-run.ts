/**
 * What an import would do, before it does anything: new entries, those that are here already, and those that are here and
 * different, which stay as they are. Nothing is ever overwritten (SYNC-07).
 */
import type { RecordKind } from "../records.ts";
import { mapInSteps, noPause, type Pause } from "../shared/in-steps.ts";
import type { TransferRecord } from "./export-file.ts";

/** Counts of one kind: new, here already and equal, here already and different (these stay as they are). */
export type KindCounts = { readonly fresh: number; readonly same: number; readonly kept: number };

/** What an import will write and what it will leave as it is. */
export type DryRun = {
  /** What will be written, each once. */
  readonly creates: readonly TransferRecord[];
  readonly counts: Readonly<Partial<Record<RecordKind, KindCounts>>>;
};

/**
 * @param existing the record of this kind and id as it is here, without its id; undefined when there is none
 * @param pause between steps: each record is compared field by field
 */
export const dryRun = async (
  incoming: readonly TransferRecord[],
  existing: (kind: RecordKind, id: string) => object | undefined,
  pause: Pause = noPause,
): Promise<DryRun> => {
  const creates = new Map<string, TransferRecord>();
  const counts: Partial<Record<RecordKind, { fresh: number; same: number; kept: number }>> = {};
  const compare = (one: TransferRecord): void => {
    const key = `${one.kind} ${one.id}`;
    const count = counts[one.kind] ?? { fresh: 0, same: 0, kept: 0 };
    counts[one.kind] = count;
    const here = existing(one.kind, one.id) ?? creates.get(key)?.record;
    if (here === undefined) {
      creates.set(key, one);
      count.fresh += 1;
    } else if (sameContent(here, one.record)) count.same += 1;
    else count.kept += 1;
  };
  await mapInSteps(incoming, compare, pause);
  return { creates: [...creates.values()], counts };
};

/** Field by field, whatever their order. */
export const sameContent = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, field]) => field !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );

/**
 * A short stand-in for the content, the same whenever `sameContent` says so. Tells changed from unchanged; it protects against
 * nobody.
 */
export const contentHash = (value: unknown): string => {
  const text = canonical(value);
  let [one, two, three, four] = [0xdeadbeef, 0x41c6ce57, 0x9e3779b9, 0x85ebca6b];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
    three = Math.imul(three ^ code, 2246822519);
    four = Math.imul(four ^ code, 3266489917);
  }
  return [one ^ (two >>> 16), two ^ (one >>> 13), three ^ (four >>> 16), four ^ (three >>> 13)]
    .map((part) => (part >>> 0).toString(36))
    .join(".");
};
