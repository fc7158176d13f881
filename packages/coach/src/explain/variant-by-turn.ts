/** Sentences that take turns, so that nobody reads one twice within three weeks. */
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";

/** A Monday; weeks are counted from it. */
const someMonday = "2026-01-05";

/** Number of the week in which a plan begins: the same for every plan of that week. */
export const turnOf = (validFrom: CivilDate): number => Math.floor(daysBetween(someMonday, validFrom) / 7);

/** One of a list, another one each week; undefined where it is empty. */
export const ofTurn = <T>(list: readonly T[], turn: number): T | undefined =>
  list[((turn % list.length) + list.length) % list.length];

/** @param variants three or more, so that none comes back before the third week after it */
export const variantByTurn = <T>(turn: number, variants: readonly [T, T, T, ...T[]]): T =>
  ofTurn(variants, turn) ?? variants[0];

/** A text without fields of its own, one of its variants each week. */
export const turns =
  <T>(variants: readonly [T, T, T, ...T[]]) =>
  ({ turn }: { readonly turn: number }): T =>
    variantByTurn(turn, variants);

/** The same for a text with fields. */
export const turnsOf =
  <Said>(variants: (said: Said) => readonly [string, string, string, ...string[]]) =>
  (said: Said & { readonly turn: number }): string =>
    variantByTurn(said.turn, variants(said));

type Nine<T> = readonly [T, T, T, T, T, T, T, T, T];

/** Three variants a week, one after another over its days, and others in the two weeks after. @param day 0-6 */
export const inTurnOfDays = <T>(turn: number, day: number, variants: Nine<T>): T =>
  variants[(((turn % 3) + 3) % 3) * 3 + (day % 3)] ?? variants[0];
