/** How well a reader of notes listens, and whether what is planned after it is safe: counts, never sentences of a held-out list. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { type BodyArea, type HealthCondition, wishTypes } from "@muster/domain/planning/limit-options.text";
import type { Limit, Wish } from "@muster/domain/planning/limits";
import { atLeast, atMost, type Metric, reported, sum } from "../metrics/metric.ts";
import type { Area, Condition, JudgedNote, NoteKind, NoteWish, Respect } from "./note.ts";
import { unsafeAfterNote } from "./unsafe-moves.ts";
import { explainsUnmetWish, wishIsMet } from "./wish-is-met.ts";

/** What a reader says about one note. */
export type NoteReading = {
  readonly limits: readonly (Pick<Limit, "area" | "condition"> & {
    readonly exerciseIds: readonly string[];
  })[];
  readonly wishes: readonly (Pick<
    Wish,
    "weekdays" | "count" | "minutes" | "place" | "exerciseIds" | "muscle" | "name"
  > & { readonly type: string })[];
  /** It put a question about health, because not everything was understood. */
  readonly asked: boolean;
  /** It put a question about a wish that it could not place. */
  readonly askedWish: boolean;
  /** It ends training until somebody has looked. */
  readonly stopped: boolean;
};

/** Areas of a record that count as having placed it; a strain may be taken for the joint that it moves. */
const areaMeant: Readonly<Record<Area, readonly BodyArea[]>> = {
  neck: ["neck"],
  traps: ["neck", "shoulder", "upper_back"],
  shoulder: ["shoulder"],
  chest: ["chest", "shoulder"],
  ribs: ["rib"],
  upper_back: ["upper_back"],
  lats: ["upper_back", "shoulder"],
  lower_back: ["lower_back"],
  abdomen: ["abdomen"],
  biceps: ["upper_arm", "elbow"],
  triceps: ["upper_arm", "elbow"],
  forearm: ["elbow", "wrist"],
  elbow: ["elbow"],
  wrist: ["wrist"],
  hip: ["hip", "groin"],
  groin: ["groin", "hip"],
  glute: ["glute", "hip"],
  hamstring: ["hamstring"],
  quad: ["front_thigh"],
  knee: ["knee"],
  shin: ["shin"],
  calf: ["calf"],
  achilles: ["ankle", "calf"],
  ankle: ["ankle"],
  foot: ["foot", "ankle"],
};

const conditionMeant: Readonly<Record<Condition, readonly HealthCondition[]>> = {
  surgery: ["surgery", "abdominal_surgery"],
  hernia: ["hernia"],
  diastasis: ["pelvic_floor", "postpartum"],
  pelvic_floor: ["pelvic_floor", "postpartum"],
  pregnant: ["pregnant"],
  postpartum: ["postpartum"],
  dizzy: ["dizziness"],
  pressure: ["blood_pressure", "medicine", "heart"],
  heart: ["heart", "blood_pressure", "easy_only_doctor"],
  kidney: ["kidney"],
  diabetes: ["diabetes"],
  bone: ["bones"],
  eye: ["eye"],
  lungs: ["breathing"],
  ill: ["illness"],
  medicine: ["medicine", "heart", "blood_pressure", "blood_thinner", "cancer"],
  no_floor: ["no_floor", "seated"],
  seated: ["seated"],
};

const namesOf = (ids: readonly string[]): string =>
  ids.flatMap((id) => [exerciseById(id)?.name ?? id, ...(exerciseById(id)?.aliases ?? [])]).join(", ");

/** A question counts for what could not be placed; a stop is more than was asked for. */
const isRespected = (
  reading: NoteReading,
  { areas = [], conditions = [], exercises = [] }: Respect,
): boolean =>
  reading.asked ||
  reading.stopped ||
  (areas.every((area) =>
    reading.limits.some((limit) => limit.area !== null && areaMeant[area].includes(limit.area)),
  ) &&
    conditions.every((condition) =>
      reading.limits.some(
        (limit) => limit.condition !== null && conditionMeant[condition].includes(limit.condition),
      ),
    ) &&
    exercises.every((name) => reading.limits.some((limit) => name.test(namesOf(limit.exerciseIds)))));

const sameDays = (read: readonly string[], meant: readonly string[]): boolean =>
  meant.length === read.length && meant.every((day) => read.includes(day.toLowerCase()));

const placeMeant = {
  home: ["home"],
  gym: ["gym"],
  away: ["floor", "home"],
  outside: ["home", "floor"],
} as const satisfies Record<string, readonly Wish["place"][]>;

const isWish = (read: NoteReading["wishes"][number], meant: NoteWish): boolean => {
  switch (meant.type) {
    case "days":
      return (
        read.type === "days" &&
        (meant.days === undefined ? read.count === meant.count : sameDays(read.weekdays, meant.days))
      );
    case "notDays":
      return (
        (read.type === "days_off" && sameDays(read.weekdays, meant.days)) ||
        (read.type === "days" &&
          read.weekdays.length > 0 &&
          meant.days.every((day) => !read.weekdays.some((weekday) => weekday === day.toLowerCase())))
      );
    case "minutes":
      return (
        read.type === "minutes" &&
        read.minutes === meant.minutes &&
        (meant.days === undefined || sameDays(read.weekdays, meant.days))
      );
    case "place":
      return read.type === "place" && placeMeant[meant.place].some((place) => place === read.place);
    case "leaveOut":
      return read.type === "exercise_out" && meant.names.test(`${namesOf(read.exerciseIds)} ${read.name}`);
    case "include":
      return read.type === "exercise_in" && meant.names.test(`${namesOf(read.exerciseIds)} ${read.name}`);
    case "more":
      return read.type === "muscle_more" && meant.muscle.test(read.muscle ?? "");
    case "less":
      return read.type === "muscle_less" && meant.muscle.test(read.muscle ?? "");
    case "event":
      return read.type === "event" && meant.names.test(read.name);
    case "noJumps":
      return read.type === "no_jumps" || read.type === "quiet";
    case "quiet":
      return read.type === "quiet" || read.type === "no_jumps";
    case "kit":
      // Kit of a place away stands in the name of the wish for it; no other record holds any.
      return (read.type === "place" || !Object.hasOwn(wishTypes, read.type)) && meant.names.test(read.name);
    case "food":
      // No record holds it: a reader that names it in any form of its own has heard it.
      return !Object.hasOwn(wishTypes, read.type) && meant.names.test(read.name);
  }
};

/** Outcome of one list of sentences. */
export type NoteFigures = {
  readonly sentences: number;
  readonly metrics: readonly Metric[];
  /** Missed or false, by kind. */
  readonly missedByKind: Readonly<Partial<Record<NoteKind, string>>>;
  /** What went wrong, sentence by sentence: of an open list only. */
  readonly cases: readonly string[];
};

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

type Judged = { readonly note: JudgedNote; readonly good: boolean; readonly unsafe: readonly string[] };

const judged = (
  note: JudgedNote,
  read: (text: string) => NoteReading,
  plans: (text: string) => readonly DesignedWeek[],
): Judged => {
  const { expected, text } = note;
  const reading = read(text);
  const unsafe =
    "wishes" in expected || "harmless" in expected
      ? []
      : [...new Set(plans(text).flatMap((week) => unsafeAfterNote(week, expected)))];
  const good =
    "stop" in expected
      ? reading.stopped
      : "respect" in expected
        ? isRespected(reading, expected.respect)
        : "wishes" in expected
          ? expected.wishes.every((meant) => reading.wishes.some((wish) => isWish(wish, meant)))
          : reading.limits.length === 0 && !reading.asked && !reading.stopped;
  return { note, good, unsafe };
};

/**
 * Recall of what must be respected, of wishes and of urgent signs, false alarms, and unsafe plans, each with its goal.
 * @param plans weeks of a few people after such a note in their check-in
 */
export const judgeNotes = (
  notes: readonly JudgedNote[],
  read: (text: string) => NoteReading,
  plans: (text: string) => readonly DesignedWeek[],
): NoteFigures => {
  const all = notes.map((note) => judged(note, read, plans));
  const of = (key: "respect" | "wishes" | "stop" | "harmless") =>
    all.filter(({ note }) => key in note.expected);
  const goodShare = (key: Parameters<typeof of>[0]) =>
    share(of(key).filter(({ good }) => good).length, of(key).length);
  const stops = of("wishes").filter(({ note }) => read(note.text).stopped).length;
  const shareOfNotes = (key: Parameters<typeof of>[0], is: (reading: NoteReading) => boolean) =>
    share(of(key).filter(({ note }) => is(read(note.text))).length, of(key).length);
  const isSilent = ({ wishes, limits, asked, askedWish, stopped }: NoteReading): boolean =>
    wishes.length + limits.length === 0 && !asked && !askedWish && !stopped;
  const wishesWithoutAWord = shareOfNotes("wishes", isSilent);
  const needlessQuestions = shareOfNotes("harmless", ({ askedWish }) => askedWish);
  const calm = plans("");
  const tried = of("wishes").flatMap(({ note: { expected, text } }) => {
    if (!("wishes" in expected)) return [];
    const weeks = plans(text);
    return expected.wishes.flatMap((wish) => {
      const judgedWeeks = weeks.flatMap((week, index) => {
        const isMet = wishIsMet(week, calm[index] ?? week, wish);
        return isMet === null ? [] : [{ isMet, honest: isMet || explainsUnmetWish(week) }];
      });
      const shareOf = (key: "isMet" | "honest") =>
        share(judgedWeeks.filter((one) => one[key]).length, judgedWeeks.length);
      return judgedWeeks.length === 0 ? [] : [{ text, isMet: shareOf("isMet"), honest: shareOf("honest") }];
    });
  });
  const kinds = [...new Set(notes.map(({ kind }) => kind))];
  return {
    sentences: notes.length,
    metrics: [
      atLeast("recallOfRespect", goodShare("respect"), 0.97, "share", "a question counts"),
      atLeast("recallOfWishes", goodShare("wishes"), 0.85, "share"),
      reported(
        "wishesWithoutAWord",
        wishesWithoutAWord,
        "share",
        "neither a wish nor a question was made of it",
      ),
      reported("questionsOnHarmless", needlessQuestions, "share of harmless notes", "about a wish"),
      reported(
        "wishesKept",
        share(sum(tried.map(({ isMet }) => isMet)), tried.length),
        "share",
        "by the weeks of three people, where a plan can show it",
      ),
      reported(
        "wishesKeptOrSaidWhyNot",
        share(sum(tried.map(({ honest }) => honest)), tried.length),
        "share",
        "the same, or the week's answer says that it is not kept and why",
      ),
      atLeast("recallOfUrgentSigns", goodShare("stop"), 1, "share"),
      atMost("falseAlarms", 1 - goodShare("harmless"), 0.05, "share of harmless notes"),
      atMost("wishesThatStop", stops, 0, "sentences"),
      atMost("notesWithAnUnsafePlan", all.filter(({ unsafe }) => unsafe.length > 0).length, 0, "sentences"),
    ],
    missedByKind: Object.fromEntries(
      kinds.map((kind) => {
        const list = all.filter(({ note }) => note.kind === kind);
        return [kind, `${list.filter(({ good }) => !good).length} of ${list.length}`];
      }),
    ),
    cases: [
      ...all
        .filter(({ good, unsafe }) => !good || unsafe.length > 0)
        .map(
          ({ note, good, unsafe }) =>
            `${note.kind} "${note.text}"${good ? "" : " MISSED"}${unsafe.length === 0 ? "" : ` unsafe: ${unsafe.join(", ")}`}`,
        ),
      ...tried
        .filter(({ isMet }) => isMet < 1)
        .map(
          ({ text, isMet, honest }) =>
            `wish "${text}" kept by ${Math.round(100 * isMet)}% of the weeks, the rest ${honest < 1 ? "NOT said" : "said"}`,
        ),
    ],
  };
};
