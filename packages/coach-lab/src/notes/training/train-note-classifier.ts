/** Trains the model that says what a note is about (`packages/coach/src/notes/note-classifier.ts`) on written sentences. */

import {
  bucketsOf,
  chancesBy,
  type NoteChances,
  type NoteQuestion,
  type NoteWeights,
  noteBuckets,
  noteChances,
  noteQuestions,
  type PackedWeights,
  packSteps,
  unpackWeights,
  weightIndex,
  weightLevels,
} from "@muster/coach/notes/note-classifier";
import { noteLists } from "../lists/note-lists.ts";
import type { JudgedNote } from "../note.ts";
import { knownNotes } from "./known-notes.ts";
import { agesNotes } from "./notes-ages.data.ts";
import { bodyNotes } from "./notes-body.data.ts";
import { complaintsNotes } from "./notes-complaints.data.ts";
import { dailyNotes } from "./notes-daily.data.ts";
import { everydayNotes } from "./notes-everyday.data.ts";
import { forumsNotes } from "./notes-forums.data.ts";
import { gymNotes } from "./notes-gym.data.ts";
import { idiomsNotes } from "./notes-idioms.data.ts";
import { languagesNotes } from "./notes-languages.data.ts";
import { patientsNotes } from "./notes-patients.data.ts";
import { placesNotes } from "./notes-places.data.ts";
import { shortNotes } from "./notes-short.data.ts";
import { sportNotes } from "./notes-sport.data.ts";
import { twinsNotes } from "./notes-twins.data.ts";
import { wishesNotes } from "./notes-wishes.data.ts";
import { workNotes } from "./notes-work.data.ts";

const noteKinds = ["urgent", "health", "nothing"] as const;

/** A sentence with what a sensible nurse and a trainer would make of it. */
export type LabelledNote = {
  readonly text: string;
  readonly kind: (typeof noteKinds)[number];
  /** undefined where its author was not asked. */
  readonly isWish?: boolean;
};

/** Texts by the hand that wrote them. */
const authors: Readonly<Record<string, string>> = {
  patients: patientsNotes,
  gym: gymNotes,
  short: shortNotes,
  body: bodyNotes,
  places: placesNotes,
  ages: agesNotes,
  work: workNotes,
  languages: languagesNotes,
  twins: twinsNotes,
  forums: forumsNotes,
  everyday: everydayNotes,
  complaints: complaintsNotes,
  wishes: wishesNotes,
  idioms: idiomsNotes,
  daily: dailyNotes,
  sport: sportNotes,
};

const kinds = { U: "urgent", H: "health", N: "nothing", W: "nothing" } as const;
const isKind = (letter: string | undefined): letter is keyof typeof kinds =>
  letter !== undefined && letter in kinds;
/** What authors called sentences that wish for something. */
const wishTopics = new Set(
  "days time kit place leave_out event muscle_focus no_jump quiet wish travel goal".split(" "),
);

/** @param lines kind (W: a wish), sign or topic, and sentence with bars between */
const labelled = (lines: string): readonly LabelledNote[] =>
  lines.split("\n").flatMap((line) => {
    const [kind, topic = "", ...rest] = line.split("|");
    const text = rest.join("|");
    if (!isKind(kind)) return [];
    if (kind === "W") return [{ text, kind: kinds[kind], isWish: true }];
    return [
      { text, kind: kinds[kind], ...(kind === "N" && topic !== "" ? { isWish: wishTopics.has(topic) } : {}) },
    ];
  });

const labelOf = ({ text, expected }: JudgedNote): LabelledNote => {
  if ("stop" in expected) return { text, kind: "urgent" };
  if ("respect" in expected) return { text, kind: "health" };
  return { text, kind: "nothing", isWish: "wishes" in expected };
};

/** What the model of the app is trained on: written texts, the reader's tests and the open lists, never a list that is held out. */
export const trainingNotes = (without?: string) => {
  const heldOut = new Set(noteLists.flatMap((list) => list.heldOut ?? []).map(({ text }) => text));
  // Short ones may have been written twice.
  const isFree = ({ text }: LabelledNote): boolean => !heldOut.has(text);
  return {
    written: Object.entries(authors)
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

/** One question's weights while they are learned. */
const learner = (question: NoteQuestion) => ({
  question,
  weights: new Float64Array(noteBuckets[question]),
  squares: new Float64Array(noteBuckets[question]).fill(1e-8),
  bias: 0,
  biasSquares: 1e-8,
});

/** What a known sentence must be read as, whatever was written since, with room for rounding. */
const isReadRight = ({ urgent, nothing }: NoteChances, kind: LabelledNote["kind"]): boolean =>
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
  const learners = { urgent: learner("urgent"), health: learner("health"), wish: learner("wish") };
  const current = (): NoteWeights => ({
    ...ofEach((question) => learners[question].weights),
    bias: ofEach((question) => learners[question].bias),
  });
  const exampleOf = ({ text, kind, isWish }: LabelledNote) => ({
    buckets: bucketsOf(text),
    answers: { urgent: kind === "urgent", health: kind === "health", wish: isWish },
    kind,
  });
  type Example = ReturnType<typeof exampleOf>;
  /** Each question that the example answers: its learner with how far off it is. */
  const errorsOf = ({ buckets, answers }: Example) => {
    const chances = chancesBy(current(), buckets);
    const scale = 1 / Math.sqrt(Math.max(1, buckets.size));
    return noteQuestions.flatMap((question) => {
      const answer = answers[question];
      return answer === undefined
        ? []
        : [{ one: learners[question], error: chances[question] - Number(answer), scale }];
    });
  };
  const learn = (example: Example): void => {
    for (const { one, error, scale } of errorsOf(example)) {
      for (const hash of example.buckets) {
        const bucket = weightIndex(one.question, hash);
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
      for (const hash of example.buckets) {
        const bucket = weightIndex(one.question, hash);
        one.weights[bucket] = (one.weights[bucket] ?? 0) - correctionRate * error * scale;
      }
  };
  const known = notes.known.map(exampleOf);
  const examples = mixed([...notes.written.map(exampleOf), ...known]);
  for (let pass = 0; pass < passes; pass += 1) for (const example of examples) learn(example);
  for (let correction = 0; correction < mostCorrections; correction += 1) {
    const rounded = unpackWeights(packWeights(current()));
    const misread = known.filter(({ buckets, kind }) => !isReadRight(chancesBy(rounded, buckets), kind));
    if (misread.length === 0) break;
    for (const example of misread) correct(example);
  }
  return packWeights(current());
};

/** The largest of this share of the weights are cut to the largest step. */
const cutShare = 0.002;

/** Weights as the app ships them: rounded to a few steps. */
const packWeights = (learned: NoteWeights): PackedWeights => {
  const stepOf = (weights: ArrayLike<number>): number => {
    const sizes = Array.from(weights, Math.abs)
      .filter((size) => size > 0)
      .toSorted((a, b) => b - a);
    return rounded((sizes[Math.floor(sizes.length * cutShare)] ?? 0) / weightLevels);
  };
  const step = ofEach((question) => stepOf(learned[question]));
  const packed = (question: NoteQuestion): string =>
    packSteps(
      Array.from(learned[question], (weight) =>
        Math.max(-weightLevels, Math.min(weightLevels, Math.round(weight / step[question]))),
      ),
    );
  return { ...ofEach(packed), step, bias: ofEach((question) => rounded(learned.bias[question])) };
};
const rounded = (number: number): number => Number(number.toPrecision(4));
const ofEach = <T>(make: (question: NoteQuestion) => T): Record<NoteQuestion, T> => ({
  urgent: make("urgent"),
  health: make("health"),
  wish: make("wish"),
});

/** @returns the module that the app ships */
export const weightsFile = (packed: PackedWeights): string => {
  const declared = "const noteWeights";
  const numbers = (of: PackedWeights["bias"]): string =>
    noteQuestions.map((question) => `${question}: ${of[question]}`).join(", ");
  return `/** Written by \`npm run evaluate -- --train-notes\`; read by \`note-classifier.ts\`. */
export ${declared} = {
  bias: { ${numbers(packed.bias)} },
  step: { ${numbers(packed.step)} },
${noteQuestions.map((question) => `  ${question}:\n    "${packed[question]}",\n`).join("")}};
`;
};

/** How the model alone reads a hand that it was not trained on: shares of its sentences. */
type HandFigures = {
  readonly hand: string;
  readonly urgentRead: number;
  readonly healthRead: number;
  readonly nothingAlarmed: number;
  readonly wishesRead: number;
  readonly wishesMadeUp: number;
};

/** Trains once for each hand, without it. */
export const figuresOfAuthors = (): readonly HandFigures[] =>
  Object.entries(authors).map(([hand, lines]) => {
    const weights = unpackWeights(trainNoteClassifier(trainingNotes(hand)));
    const read = labelled(lines).map((note) => ({ note, chances: chancesBy(weights, bucketsOf(note.text)) }));
    const share = (
      of: (note: LabelledNote) => boolean,
      isRead: (chances: NoteChances) => boolean,
    ): number => {
      const notes = read.filter(({ note }) => of(note));
      return notes.filter(({ chances }) => isRead(chances)).length / notes.length;
    };
    const isUrgent = ({ urgent }: NoteChances) => urgent >= noteChances.urgent;
    const isRead = (chances: NoteChances) => isUrgent(chances) || chances.nothing <= noteChances.asked;
    const isWish = ({ wish }: NoteChances) => wish >= noteChances.wish;
    return {
      hand,
      urgentRead: share(({ kind }) => kind === "urgent", isUrgent),
      healthRead: share(({ kind }) => kind === "health", isRead),
      nothingAlarmed: share(({ kind }) => kind === "nothing", isRead),
      wishesRead: share((note) => note.isWish === true, isWish),
      wishesMadeUp: share((note) => note.isWish === false, isWish),
    };
  });
