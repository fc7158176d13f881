/**
 * What the server does with a push, as a pure function: checks each operation, mints its stamp, merges it and numbers
 * the row. An adapter loads what `needs` names, calls `accept`, and applies `writes` in the same transaction, all behind
 * one lock per household; that is its whole part. Time comes in; nothing here reads a clock or a database.
 */
import { laterStamp, latestDay, mintStamp, noStamp, serverTimeOf, unsetStamp } from "./clock.ts";
import { withoutMark } from "./flatten.ts";
import { type MergeRow, openRow, type RecordAddress, recordKey } from "./merge.ts";
import {
  type BadCode,
  deleteField,
  type Fields,
  type Json,
  limits,
  type Operation,
  type PushReply,
  protocolVersion,
  type Row,
  type Stamp,
} from "./protocol.ts";

/** One replica as far as one profile's session is concerned: the adapter keys it by (household, replica, profile). */
export type ReplicaHead = {
  /** The replica's id; it breaks ties between stamps. */
  readonly id: string;
  /** Last stamp minted for it; '' at first. */
  readonly last: Stamp;
  /** Greatest operation number accepted from it; 0 at first. */
  readonly lastNumber: number;
  /** Greater of what is stored and what this push says: up to here every operation was confirmed to it. */
  readonly confirmed: number;
};

/** What the household's row says before the push. */
export type Head = {
  /** Last number given to a row. */
  readonly seq: number;
  /** Greatest stamp of the household; '' at first. */
  readonly top: Stamp;
  readonly replica: ReplicaHead;
};

/**
 * What sync does not know itself: kinds, owners, shapes. `rulesFor` in rules.ts makes it from a table of kinds.
 */
export type AcceptRules = {
  /** Version of the shapes that this server knows. */
  readonly schema: number;
  knowsKind(kind: string): boolean;
  knowsField(kind: string, field: string): boolean;
  /** The scope that this record must have for this session to write it; undefined: not this session's to write. */
  scopeOf(kind: string, id: string): string | undefined;
  /** What is wrong with the whole record (delete mark left out); undefined when it is valid. */
  problemOf(kind: string, fields: Fields): string | undefined;
  /** The same when only these fields have changed of a record that has those fields: what was accepted before is not looked at. */
  problemOfPart(kind: string, changed: Fields, has: (field: string) => boolean): string | undefined;
  /** Whether a new record has this value of itself, before anybody has set one. */
  isUnset(kind: string, field: string, value: Json): boolean;
  /** The civil date in these fields, when they name one. */
  dayOf(kind: string, fields: Fields): string | undefined;
};

type Needs = {
  readonly receipts: readonly string[];
  readonly records: readonly RecordAddress[];
};

/** Result of one push: what the adapter writes in its transaction, and the reply for the device. */
export type Accepted = {
  readonly writes: {
    readonly head: Head;
    /** Rows to insert or replace by (scope, kind, id). */
    readonly rows: readonly Row[];
    /** Operations to remember, with their number within the replica. */
    readonly receipts: readonly { readonly op: string; readonly number: number }[];
  };
  readonly reply: PushReply;
};

const day = 86_400_000;
/** How long receipts are kept, ms: after the replica has confirmed the operation, and otherwise. */
export const receiptLife = { confirmed: 30 * day, unconfirmed: 400 * day } as const;
/** Nobody who uses this was born before: what is dated earlier is a slip. */
const yearsBack = 120;

/** Which receipts and records an adapter loads for these operations, each once. */
export const needs = (ops: readonly Operation[]): Needs => ({
  receipts: [...new Set(ops.map((operation) => operation.op))],
  records: [
    ...new Map(
      ops.map(({ scope, kind, id }) => [recordKey({ scope, kind, id }), { scope, kind, id }] as const),
    ).values(),
  ],
});

type Verdict =
  /** Accepted before. */
  | { readonly type: "done" }
  | { readonly type: "merged" }
  | { readonly type: "bad"; readonly code: BadCode }
  | { readonly type: "later" };

/** Numbers that run through a push. */
type Numbers = {
  readonly seq: number;
  readonly top: Stamp;
  readonly last: Stamp;
  readonly lastNumber: number;
};

/** The state that runs through a push; a refused group takes back what it did. */
type State = {
  numbers: Numbers;
  /** Records that were looked at, and the last number of those that changed. */
  readonly rows: Map<string, { readonly open: MergeRow; seq: number | undefined }>;
  readonly receipts: Map<string, number>;
};

/**
 * Applies a push.
 * @param head the household and replica as stored
 * @param receipts those of the operations' ids that were accepted before
 * @param records the stored rows that `needs` named, by `recordKey`; tombstones included
 * @param ops checked against `operationSchema`, in the order of the request
 * @param now server time, ms
 */
export const accept = (
  head: Head,
  receipts: ReadonlySet<string>,
  records: ReadonlyMap<string, Row>,
  ops: readonly Operation[],
  now: number,
  rules: AcceptRules,
): Accepted => {
  const state: State = {
    numbers: { seq: head.seq, top: head.top, last: head.replica.last, lastNumber: head.replica.lastNumber },
    rows: new Map(),
    receipts: new Map(),
  };
  const done: string[] = [];
  const bad: { op: string; code: BadCode }[] = [];
  const later: string[] = [];
  /** Records whose making had to wait: what follows on them waits too. */
  const waiting = new Set<string>();
  const touched = new Set<string>();
  const groupsSeen = new Set<string>();
  const circumstances: Circumstances = {
    head,
    receipts,
    records,
    now,
    rules,
    waiting,
    earliestDay: earliestDay(now),
    latestDay: latestDay(now),
  };

  for (const unit of unitsOf(ops)) {
    const group = unit[0]?.group;
    const repeated = group !== undefined && groupsSeen.has(group);
    if (group !== undefined) groupsSeen.add(group);
    const undo: (() => void)[] = [];
    const verdicts = unit.map((operation): Verdict => {
      if (repeated) return { type: "bad", code: "group" };
      if (unit.length > limits.operationsPerGroup) return { type: "bad", code: "too_large" };
      return judge(operation, state, circumstances, undo);
    });

    const refused = verdicts.some((verdict) => verdict.type === "bad");
    const deferred = !refused && verdicts.some((verdict) => verdict.type === "later");
    // A refused operation leaves no trace by itself; several that stand or fall together do.
    if (refused || deferred) for (const back of undo.reverse()) back();
    unit.forEach((operation, index) => {
      const verdict = verdicts[index];
      const key = recordKey(operation);
      if (rules.scopeOf(operation.kind, operation.id) === operation.scope) touched.add(key);
      if (verdict?.type === "done") done.push(operation.op);
      else if (refused)
        bad.push({ op: operation.op, code: verdict?.type === "bad" ? verdict.code : "group" });
      else if (deferred) {
        later.push(operation.op);
        waiting.add(key);
      } else done.push(operation.op);
    });
  }

  const changed = new Map(
    [...state.rows].flatMap(([key, { open, seq }]) =>
      seq === undefined ? [] : [[key, { ...open.row(), seq }] as const],
    ),
  );
  const rows = [...touched].flatMap((key) => {
    const row = changed.get(key) ?? records.get(key);
    return row === undefined ? [] : [row];
  });
  return {
    writes: {
      head: {
        seq: state.numbers.seq,
        top: state.numbers.top,
        replica: { ...head.replica, last: state.numbers.last, lastNumber: state.numbers.lastNumber },
      },
      rows: [...changed.values()],
      receipts: [...state.receipts].map(([op, number]) => ({ op, number })),
    },
    reply: { protocol: protocolVersion, done, bad, later, rows, now },
  };
};

/** Operations one by one, or the run of a group. */
export const unitsOf = (ops: readonly Operation[]): readonly (readonly Operation[])[] => {
  const units: Operation[][] = [];
  for (const operation of ops) {
    const open = units.at(-1);
    if (open !== undefined && operation.group !== undefined && open[0]?.group === operation.group)
      open.push(operation);
    else units.push([operation]);
  }
  return units;
};

type Circumstances = {
  readonly head: Head;
  readonly receipts: ReadonlySet<string>;
  readonly records: ReadonlyMap<string, Row>;
  readonly now: number;
  readonly rules: AcceptRules;
  readonly waiting: ReadonlySet<string>;
  /** Civil dates; earlier and later ones are refused. */
  readonly earliestDay: string;
  readonly latestDay: string;
};

/**
 * Judges one operation and, when it is good, lays it into `state`; `state` stays as it is otherwise.
 * @param undo gets how to take it back
 */
const judge = (
  operation: Operation,
  state: State,
  circumstances: Circumstances,
  undo: (() => void)[],
): Verdict => {
  const { head, records, now, rules } = circumstances;
  const { op, number, scope, kind, id, fields } = operation;
  if (circumstances.receipts.has(op) || state.receipts.has(op)) return { type: "done" };

  const newer = operation.schema > rules.schema;
  if (!rules.knowsKind(kind)) return newer ? { type: "later" } : { type: "bad", code: "invalid" };
  // By the kind alone: no answer tells what other scopes hold.
  if (rules.scopeOf(kind, id) !== scope) return { type: "bad", code: "owner" };
  const key = recordKey(operation);
  const stored = records.get(key);
  const row = state.rows.get(key) ?? { open: openRow(stored, { scope, kind, id }), seq: undefined };
  state.rows.set(key, row);
  const { open } = row;
  if (!Object.keys(fields).every((field) => rules.knowsField(kind, field)))
    return newer ? { type: "later" } : { type: "bad", code: "invalid" };
  if (circumstances.waiting.has(key)) return { type: "later" };

  const time = serverTimeOf(operation, now);
  if (isTooOld(number, time, head.replica, now)) return { type: "bad", code: "too_old" };
  const date = rules.dayOf(kind, fields);
  if (date !== undefined && (date > circumstances.latestDay || date < circumstances.earliestDay))
    return { type: "bad", code: "date" };
  if (Object.keys(fields).length === 0 || (deleteField in fields && typeof fields[deleteField] !== "boolean"))
    return { type: "bad", code: "invalid" };
  if (operation.new === true) {
    // It stands by itself, so that it is as valid on an empty server as where the record already is.
    if (rules.problemOf(kind, withoutMark(fields)) !== undefined) return { type: "bad", code: "invalid" };
  } else if (!open.isThere()) return { type: "bad", code: "gone" };

  const { numbers } = state;
  const stamp = mintStamp({
    time,
    seen: operation.seen,
    top: numbers.top,
    after: number > numbers.lastNumber ? numbers.last : noStamp,
    writer: head.replica.id,
  });
  const wasThere = open.isThere();
  const wasDeleted = open.isDeleted();
  const wasEmptied = open.isEmptied();
  let laid = layOver(open, operation, stamp, rules);
  // What loses against a delete whose fields are gone would be part of a record: it changes nothing (sync.A12).
  const isLost = wasEmptied && open.isDeleted();
  if (isLost && !open.isEmptied()) {
    laid.undo();
    laid = { changed: false, undo: () => {} };
  }
  const refuse = (code: BadCode): Verdict => {
    laid.undo();
    return { type: "bad", code };
  };
  if (open.size() > limits.fieldsPerRecord) return refuse("too_large");
  // A new record on empty ground is what was looked at just above.
  const isSame = operation.new === true && !wasThere;
  if (
    !isSame &&
    !isLost &&
    rules.problemOfPart(kind, withoutMark(open.part(Object.keys(fields))), open.has) !== undefined
  )
    return refuse(wasDeleted ? "gone" : "invalid");

  const { seq } = row;
  undo.push(() => {
    laid.undo();
    row.seq = seq;
    state.numbers = numbers;
    state.receipts.delete(op);
  });
  if (laid.changed) row.seq = numbers.seq + 1;
  state.receipts.set(op, number);
  state.numbers = {
    seq: laid.changed ? numbers.seq + 1 : numbers.seq,
    top: laterStamp(numbers.top, stamp),
    last: laterStamp(numbers.last, stamp),
    lastNumber: Math.max(numbers.lastNumber, number),
  };
  return { type: "merged" };
};

/**
 * Lays an operation over a row. What a new record has of itself yields to what somebody has set, before or after: two devices
 * that begin the same record apart keep each other's entries. Over a deleted record everything counts: it begins afresh.
 */
const layOver = (
  open: MergeRow,
  { kind, fields, new: whole }: Operation,
  stamp: Stamp,
  rules: AcceptRules,
): ReturnType<MergeRow["write"]> => {
  const entries = Object.entries(fields);
  const isUnset = ([field, value]: (typeof entries)[number]) => rules.isUnset(kind, field, value);
  const begins = whole === true && !open.isDeleted();
  if (!begins || !entries.some(isUnset)) return open.write({ fields, stamp });
  const part = (unset: boolean) => Object.fromEntries(entries.filter((one) => isUnset(one) === unset));
  const under = open.write({ fields: part(true), stamp: unsetStamp });
  const over = open.write({ fields: part(false), stamp });
  return {
    changed: under.changed || over.changed,
    undo: () => {
      over.undo();
      under.undo();
    },
  };
};

/**
 * Could this operation have been accepted so long ago that its receipt is gone? Only then it is refused by age; a first
 * push from a device whose clock is years behind is not (no write is refused for skew).
 */
const isTooOld = (n: number, time: number, replica: ReplicaHead, now: number): boolean =>
  (n <= replica.confirmed && time < now - receiptLife.confirmed) ||
  (n <= replica.lastNumber && time < now - receiptLife.unconfirmed);

const earliestDay = (now: number): string => new Date(now - yearsBack * 365 * day).toISOString().slice(0, 10);
