/** Trains the model that says what a note is about (`packages/coach/src/notes/note-classifier.ts`) on written sentences. */

import {
  bucketsOf,
  chancesBy,
  type NoteChances,
  type NoteWeights,
  noteBuckets,
  type PackedWeights,
  unpackWeights,
  weightLevels,
} from "@muster/coach/notes/note-classifier";
import { noteChances } from "@muster/coach/notes/read-note";
import { noteLists } from "../lists/note-lists.ts";
import type { JudgedNote } from "../note.ts";
import { knownNotes } from "./known-notes.ts";
import { agesNotes } from "./notes-ages.data.ts";
import { bodyNotes } from "./notes-body.data.ts";
import { gymNotes } from "./notes-gym.data.ts";
import { languagesNotes } from "./notes-languages.data.ts";
import { patientsNotes } from "./notes-patients.data.ts";
import { placesNotes } from "./notes-places.data.ts";
import { shortNotes } from "./notes-short.data.ts";
import { twinsNotes } from "./notes-twins.data.ts";
import { workNotes } from "./notes-work.data.ts";

const noteKinds = ["urgent", "health", "nothing"] as const;

/** A sentence with what a sensible nurse would make of it. */
export type LabelledNote = { readonly text: string; readonly kind: (typeof noteKinds)[number] };

/** Texts by the hand that wrote them. */
const hands: Readonly<Record<string, string>> = {
  patients: patientsNotes,
  gym: gymNotes,
  short: shortNotes,
  body: bodyNotes,
  places: placesNotes,
  ages: agesNotes,
  work: workNotes,
  languages: languagesNotes,
  twins: twinsNotes,
};

const kinds = { U: "urgent", H: "health", N: "nothing" } as const;
const isKind = (letter: string | undefined): letter is keyof typeof kinds =>
  letter !== undefined && letter in kinds;

/** @param lines kind, sign and sentence with bars between */
const labelled = (lines: string): readonly LabelledNote[] =>
  lines.split("\n").flatMap((line) => {
    const [kind, , ...text] = line.split("|");
    return isKind(kind) ? [{ text: text.join("|"), kind: kinds[kind] }] : [];
  });

const labelOf = ({ text, expected }: JudgedNote): LabelledNote => ({
  text,
  kind: "stop" in expected ? "urgent" : "respect" in expected ? "health" : "nothing",
});

/** What the model of the app is trained on: written texts, the reader's tests and the open lists, never a list that is held out. */
export const trainingNotes = (without?: string) => {
  const heldOut = new Set(noteLists.flatMap((list) => list.heldOut ?? []).map(({ text }) => text));
  // Short ones may have been written twice.
  const isFree = ({ text }: LabelledNote): boolean => !heldOut.has(text);
  return {
    written: Object.entries(hands)
      .filter(([hand]) => hand !== without)
      .flatMap(([, lines]) => labelled(lines))
      .filter(isFree),
    known: [
      ...noteLists.flatMap(({ open }) => open).map(labelOf),
      ...noteKinds.flatMap((kind) => knownNotes[kind].map((text) => ({ text, kind }))),
    ].filter(isFree),
  };
};

const passes = 30;
const rate = 0.3;
/** Draws each weight towards none, so that a word of one sentence counts little. */
const decay = 2e-3;

/** In an order that mixes the kinds, the same in every run: steps of the golden section through all. */
const mixed = <T>(all: readonly T[]): readonly T[] =>
  all
    .map((one, at) => ({ one, key: (at * 0.6180339887498949) % 1 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);

/** One kind's weights while they are learned. */
const learner = () => ({
  weights: new Float64Array(noteBuckets),
  squares: new Float64Array(noteBuckets).fill(1e-8),
  bias: 0,
  biasSquares: 1e-8,
});

/** What a known sentence must be read as, whatever was written since, with room for rounding. */
const isKept = ({ urgent, nothing }: NoteChances, kind: LabelledNote["kind"]): boolean =>
  kind === "urgent" ? urgent >= 0.55 : kind === "health" ? nothing <= 0.38 : nothing >= 0.55;
const mostCorrections = 60;
/** Of the whole error at once: a sentence is read rightly after a few. */
const correctionRate = 0.5;

/**
 * AdaGrad (Duchi et al. 2011) on the log loss of two kinds against the third; then steps on known sentences alone that the rounded
 * weights still misread.
 */
export const trainNoteClassifier = (notes: {
  readonly written: readonly LabelledNote[];
  readonly known: readonly LabelledNote[];
}): PackedWeights => {
  const learners = { urgent: learner(), health: learner() };
  const current = (): NoteWeights => ({
    urgent: learners.urgent.weights,
    health: learners.health.weights,
    bias: { urgent: learners.urgent.bias, health: learners.health.bias },
  });
  const exampleOf = ({ text, kind }: LabelledNote) => ({ buckets: bucketsOf(text), kind });
  type Example = ReturnType<typeof exampleOf>;
  /** Each kind's learner with how far off it is. */
  const errorsOf = ({ buckets, kind }: Example) => {
    const chances = chancesBy(current(), buckets);
    const scale = 1 / Math.sqrt(Math.max(1, buckets.size));
    return (["urgent", "health"] as const).map((which) => ({
      one: learners[which],
      error: chances[which] - (kind === which ? 1 : 0),
      scale,
    }));
  };
  const learn = (example: Example): void => {
    for (const { one, error, scale } of errorsOf(example)) {
      for (const bucket of example.buckets) {
        const weight = one.weights[bucket] ?? 0;
        const slope = error * scale + decay * weight;
        const squares = (one.squares[bucket] ?? 0) + slope * slope;
        one.squares[bucket] = squares;
        one.weights[bucket] = weight - (rate * slope) / Math.sqrt(squares);
      }
      one.biasSquares += error * error;
      one.bias -= (rate * error) / Math.sqrt(one.biasSquares);
    }
  };
  const correct = (example: Example): void => {
    for (const { one, error, scale } of errorsOf(example))
      for (const bucket of example.buckets)
        one.weights[bucket] = (one.weights[bucket] ?? 0) - correctionRate * error * scale;
  };
  const known = notes.known.map(exampleOf);
  const examples = mixed([...notes.written.map(exampleOf), ...known]);
  for (let pass = 0; pass < passes; pass += 1) for (const example of examples) learn(example);
  for (let correction = 0; correction < mostCorrections; correction += 1) {
    const rounded = unpackWeights(packWeights(current()));
    const misread = known.filter(({ buckets, kind }) => !isKept(chancesBy(rounded, buckets), kind));
    if (misread.length === 0) break;
    for (const example of misread) correct(example);
  }
  return packWeights(current());
};

/** The largest of this share of the weights are cut to the largest step. */
const cutShare = 0.002;

/** Weights as the app ships them: rounded to a few steps, a digit each. */
const packWeights = ({ urgent, health, bias }: NoteWeights): PackedWeights => {
  const pack = (weights: ArrayLike<number>) => {
    const sizes = Array.from(weights, Math.abs)
      .filter((size) => size > 0)
      .toSorted((a, b) => b - a);
    const step = Number(((sizes[Math.floor(sizes.length * cutShare)] ?? 0) / weightLevels).toPrecision(4));
    const digit = (weight: number): number =>
      weightLevels + Math.max(-weightLevels, Math.min(weightLevels, Math.round(weight / step)));
    return { step, digits: Array.from(weights, digit).join("") };
  };
  const [u, h] = [pack(urgent), pack(health)];
  const rounded = (number: number): number => Number(number.toPrecision(4));
  return {
    urgent: u.digits,
    health: h.digits,
    step: { urgent: u.step, health: h.step },
    bias: { urgent: rounded(bias.urgent), health: rounded(bias.health) },
  };
};

/** @returns the module that the app ships */
export const weightsFile = ({ bias, step, urgent, health }: PackedWeights): string => {
  const declared = "const noteWeights";
  return `/** Written by \`npm run evaluate -- --train-notes\`; read by \`note-classifier.ts\`. */
export ${declared} = {
  bias: { urgent: ${bias.urgent}, health: ${bias.health} },
  step: { urgent: ${step.urgent}, health: ${step.health} },
  urgent:
    "${urgent}",
  health:
    "${health}",
};
`;
};

/** How the model alone reads a hand that it was not trained on: shares of its sentences. */
type HandFigures = {
  readonly hand: string;
  readonly urgentHeard: number;
  readonly healthHeard: number;
  readonly nothingAlarmed: number;
};

/** Trains once for each hand, without it. */
export const figuresOfHands = (): readonly HandFigures[] =>
  Object.entries(hands).map(([hand, lines]) => {
    const weights = unpackWeights(trainNoteClassifier(trainingNotes(hand)));
    const read = labelled(lines).map(({ text, kind }) => ({ kind, ...chancesBy(weights, bucketsOf(text)) }));
    const share = (of: LabelledNote["kind"], isHeard: (note: NoteChances) => boolean): number => {
      const notes = read.filter(({ kind }) => kind === of);
      return notes.filter(isHeard).length / notes.length;
    };
    const isHeard = ({ urgent, nothing }: NoteChances) =>
      urgent >= noteChances.urgent || nothing <= noteChances.asked;
    return {
      hand,
      urgentHeard: share("urgent", ({ urgent }) => urgent >= noteChances.urgent),
      healthHeard: share("health", isHeard),
      nothingAlarmed: share("nothing", isHeard),
    };
  });
