/**
 * A sentence as people write it in a check-in or a review, with what a reader with common sense must do about it.
 * Written before the reader that it judges, and not from it. Kinds and areas are the judge's own.
 */

/** A place of the body, finer than the app's own list. */
export type Area =
  | "neck"
  | "traps"
  | "shoulder"
  | "chest"
  | "ribs"
  | "upper_back"
  | "lats"
  | "lower_back"
  | "abdomen"
  | "biceps"
  | "triceps"
  | "forearm"
  | "elbow"
  | "wrist"
  | "hip"
  | "groin"
  | "glute"
  | "hamstring"
  | "quad"
  | "knee"
  | "shin"
  | "calf"
  | "achilles"
  | "ankle"
  | "foot";

/** A condition of health, finer than the app's own list. */
export type Condition =
  | "surgery"
  | "hernia"
  | "diastasis"
  | "pelvic_floor"
  | "pregnant"
  | "postpartum"
  | "dizzy"
  | "pressure"
  | "heart"
  | "kidney"
  | "diabetes"
  | "bone"
  | "eye"
  | "lungs"
  | "ill"
  | "medicine"
  | "no_floor"
  | "seated";

type Sign =
  | "chest_pain"
  | "faint"
  | "nerve"
  | "saddle"
  | "palpitations"
  | "rupture"
  | "head"
  | "tendon_medicine"
  | "purging"
  | "rhabdo"
  | "clot"
  | "breath"
  | "stroke"
  | "bleeding"
  | "self_harm";

/** A wish that a reader should understand. */
export type NoteWish =
  | { readonly type: "days"; readonly days?: readonly string[]; readonly count?: number }
  | { readonly type: "notDays"; readonly days: readonly string[] }
  | { readonly type: "minutes"; readonly minutes: number; readonly days?: readonly string[] }
  | { readonly type: "place"; readonly place: "home" | "gym" | "outside" | "away" }
  | { readonly type: "kit"; readonly names: RegExp }
  | { readonly type: "leaveOut"; readonly names: RegExp }
  | { readonly type: "include"; readonly names: RegExp }
  | { readonly type: "more"; readonly muscle: RegExp }
  | { readonly type: "less"; readonly muscle: RegExp }
  | { readonly type: "event"; readonly names: RegExp }
  | { readonly type: "noJumps" }
  | { readonly type: "quiet" }
  | { readonly type: "food"; readonly names: RegExp };

/** What a sentence is about. */
export type NoteKind =
  | "strain"
  | "joint"
  | "trunk"
  | "surgery"
  | "pelvic"
  | "circulation"
  | "condition"
  | "exercise"
  | "notWithout"
  | "over"
  | "pastAndOthers"
  | "harmless"
  | "urgent"
  | "wish";

/** What must be respected: all of it understood, or one question asked. */
export type Respect = {
  readonly areas?: readonly Area[];
  readonly conditions?: readonly Condition[];
  /** Names of exercises that must be out. */
  readonly exercises?: readonly RegExp[];
  /** It ends by itself, and the note says when. */
  readonly until?: string;
};

/** What the coach must do after a sentence. */
export type ExpectedOfNote =
  | { readonly respect: Respect }
  | { readonly stop: Sign }
  | { readonly wishes: readonly NoteWish[] }
  /** Nothing to do: a limit, a question or a stop would be a false alarm. */
  | { readonly harmless: true };

/** A sentence with what it asks of the coach. */
export type JudgedNote = {
  readonly kind: NoteKind;
  readonly text: string;
  readonly expected: ExpectedOfNote;
};

type Written = Omit<JudgedNote, "kind">;

/** Something hurts in these areas. */
export const hurts = (text: string, ...where: readonly Area[]): Written => ({
  text,
  expected: { respect: { areas: where } },
});
/** A condition holds. */
export const hasCondition = (text: string, ...conditions: readonly Condition[]): Written => ({
  text,
  expected: { respect: { conditions } },
});
/** More than one thing is to be respected. */
export const respect = (text: string, what: Respect): Written => ({ text, expected: { respect: what } });
/** A sign that ends training until somebody has looked. */
export const urgent = (sign: Sign, text: string): Written => ({ text, expected: { stop: sign } });
/** The person asks for something. */
export const wishes = (text: string, ...list: readonly NoteWish[]): Written => ({
  text,
  expected: { wishes: list },
});
/** A wish that these exercises go. */
export const leaveOut = (names: RegExp): NoteWish => ({ type: "leaveOut", names });
/** A wish that one of these exercises comes. */
export const include = (names: RegExp): NoteWish => ({ type: "include", names });
/** Nothing follows from it. */
export const harmlessNote = (text: string): Written => ({ text, expected: { harmless: true } });

/** Sentences of one kind. */
export const notesOfKind = (name: NoteKind, list: readonly Written[]): readonly JudgedNote[] =>
  list.map((note) => ({ kind: name, ...note }));
