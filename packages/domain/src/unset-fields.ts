/**
 * What a new record has of itself, by kind: where two devices make it apart, or one knows nothing of it yet, such a value never
 * wins over what a person set (sync.A11). For the server alone, which stamps every write; devices do without it.
 */
import { defaultSettings } from "./profiles/settings.ts";
import { type RecordKind, type RecordOf, recordKinds } from "./records.ts";
import { emptyCheckIn } from "./review/check-in.ts";
import { noPreference } from "./training/exercises/exercise-preference.ts";
import { untouchedLog, untouchedSession } from "./training/session.ts";

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** Kind of record -> its fields as they are before anybody sets them. */
export const unsetFields = {
  session: untouchedSession,
  exerciseLog: untouchedLog,
  settings: defaultSettings,
  exercisePreference: noPreference,
  checkIn: emptyCheckIn,
} as const satisfies { readonly [K in RecordKind]?: Partial<RecordOf<K>> & Values };

const valuesOf: { readonly [kind: string]: Values } = unsetFields;

/** The table of kinds as the server's rules of accepting read it. */
export const acceptedKinds = Object.fromEntries(
  Object.entries(recordKinds).map(([kind, definition]) => {
    const unset = valuesOf[kind];
    return [kind, { ...definition, ...(unset === undefined ? {} : { unset }) }];
  }),
);
