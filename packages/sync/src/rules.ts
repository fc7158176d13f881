/**
 * The rules of `accept` for one session, made from a table of kinds (`recordKinds` of the domain fits it). Servers, the
 * in-memory server of tests and anybody else who accepts operations use this one maker.
 */
import type { AcceptRules } from "./accept.ts";
import { plainName, unflatten } from "./flatten.ts";
import { deleteField, type Fields, type Json } from "./protocol.ts";

type Checker = {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly message: string } };
};

/** What sync must know of a kind. Its fields are checked one by one: no rule of its schema spans several. */
export type SyncedKind = {
  readonly schema: Checker & {
    readonly shape: { readonly [field: string]: Checker };
  };
  readonly scope: "household" | "profile";
  readonly maps?: readonly string[];
  readonly day?: string;
  /** Only the server writes it. */
  readonly writer?: "server";
  /** What a new record has of itself, before anybody has set it. */
  readonly unset?: { readonly [field: string]: Json };
};
/**
 * All kinds of records that sync accepts, by name. Another kind stays in the outbox when a newer app wrote it, else it
 * is refused.
 */
export type SyncedKinds = { readonly [kind: string]: SyncedKind };

type SessionRules = {
  readonly kinds: SyncedKinds;
  readonly schema: number;
  /** The household's id: the scope of its shared records. */
  readonly household: string;
  /** The profile whose session it is. */
  readonly profile: string;
  /** The server itself writes: also what devices may not. */
  readonly isServer?: true;
};

/** What `accept` may ask about one session: kinds, scopes and shapes, never a word of fitness. */
export const rulesFor = (session: SessionRules): AcceptRules => {
  const { kinds } = session;
  const kindOf = (name: string): SyncedKind | undefined =>
    Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return {
    schema: session.schema,
    knowsKind: (kind) => kindOf(kind) !== undefined,
    knowsField: (kind, field) => knowsField(kindOf(kind), field),
    scopeOf: (kind) => {
      const known = kindOf(kind);
      if (known?.writer === "server" && session.isServer !== true) return undefined;
      const scope = known?.scope;
      return scope === undefined ? undefined : scope === "household" ? session.household : session.profile;
    },
    problemOf: (kind, fields) => problemOf(kindOf(kind), fields),
    problemOfPart: (kind, changed, has) => problemOfPart(kindOf(kind), changed, has),
    isUnset: (kind, field, value) => {
      const unset = kindOf(kind)?.unset;
      return unset !== undefined && Object.hasOwn(unset, field) && unset[field] === value;
    },
    dayOf: (kind, fields) => {
      const field = kindOf(kind)?.day;
      const value = field === undefined ? undefined : fields[field];
      return typeof value === "string" ? value : undefined;
    },
  };
};

const knowsField = (kind: SyncedKind | undefined, name: string): boolean => {
  if (kind === undefined) return false;
  if (name === deleteField) return true;
  const field = plainName(name);
  const dot = field.indexOf(".");
  if (dot < 0) return Object.hasOwn(kind.schema.shape, field) && kind.maps?.includes(field) !== true;
  // Not what reaches into a prototype once somebody builds an object of it.
  return kind.maps?.includes(field.slice(0, dot)) === true && !field.split(".").includes("__proto__");
};

/** What is wrong with a record made of these fields; undefined when it fits its schema. */
export const problemOf = (kind: SyncedKind | undefined, fields: Fields): string | undefined => {
  if (kind === undefined) return "unknown kind";
  const parsed = kind.schema.safeParse(unflatten(fields, kind.maps ?? []));
  return parsed.success ? undefined : (parsed.error?.message ?? "invalid");
};

/** The same for a record of which only these fields have changed; `has` tells which others are there. */
const problemOfPart = (
  kind: SyncedKind | undefined,
  changed: Fields,
  has: (field: string) => boolean,
): string | undefined => {
  if (kind === undefined) return "unknown kind";
  const record = unflatten(changed, kind.maps ?? []);
  for (const [field, schema] of Object.entries(kind.schema.shape)) {
    if (!Object.hasOwn(record, field) && has(field)) continue;
    const parsed = schema.safeParse(record[field]);
    if (!parsed.success) return `${field}: ${parsed.error?.message ?? "invalid"}`;
  }
  return undefined;
};
