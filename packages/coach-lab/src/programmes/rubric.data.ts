/**
 * Twenty questions that a trainer asks of somebody else's programme, written before any programme was looked at. What can be
 * counted says how; what needs eyes is marked so and is answered by a person, with the page in hand.
 */
export type RubricQuestion = {
  readonly id: string;
  readonly question: string;
  /** How it is counted over the four weeks; null: read it. */
  readonly counted: string | null;
  /** Smallest share that passes. */
  readonly goal: number;
};

const counted = (id: string, question: string, how: string, goal: number): RubricQuestion => ({
  id,
  question,
  counted: how,
  goal,
});
const read = (id: string, question: string): RubricQuestion => ({ id, question, counted: null, goal: 1 });

/** All questions in order. */
export const rubric: readonly RubricQuestion[] = [
  counted(
    "lifts",
    "Are these the right lifts?",
    "weeks × the six movements (squat, hinge, both pushes, both pulls), each with a loaded lift where there is kit for one",
    0.95,
  ),
  counted(
    "order",
    "Do the big lifts come first, while people are fresh?",
    "days without a small move before a big one",
    1,
  ),
  counted(
    "kept",
    "Do the main lifts stay?",
    "lifts that lead a day in the first week and are there in the fourth",
    0.95,
  ),
  counted("sets", "Enough sets of each?", "prescriptions of two to five sets", 0.98),
  counted("range", "Ranges that people use?", "prescriptions from the published list", 1),
  counted("rest", "Rest by what the lift is?", "prescriptions whose rest fits their role and goal", 0.95),
  counted(
    "load",
    "Is the load named?",
    "weighted prescriptions with a load, from an exercise's second week on",
    0.95,
  ),
  counted("reachable", "Can that load be put together?", "named loads that the person's kit makes", 1),
  counted(
    "one-number",
    "Is there one number?",
    "cards whose texts name no other weight than the one to lift",
    1,
  ),
  counted(
    "progress",
    "Is progress to be seen?",
    "main lifts of which load, repetitions, sets or the move itself are harder in the last full week than in the first",
    0.7,
  ),
  counted(
    "way-up",
    "Does every card say what to do next?",
    "cards with a sentence on how to go on, which names no repetitions above the range",
    1,
  ),
  counted(
    "targets",
    "Do target areas get direct work?",
    "weeks × target areas with two direct slots and more",
    1,
  ),
  counted("volume", "Right amount for the level?", "full weeks × large muscles inside the band", 0.85),
  counted("limits", "Are limits respected?", "exercises that the table of areas does not rule out", 1),
  counted(
    "wishes",
    "Are wishes and days kept?",
    "weeks with the asked number of days, and wished minutes and exercises kept",
    1,
  ),
  counted("time", "Does it fit the time?", "sessions inside the stated minutes, five either way", 0.98),
  counted(
    "level",
    "Is every move for this level?",
    "prescriptions not above the level, and no filler for the fit",
    1,
  ),
  counted("few-moves", "Can somebody learn these moves?", "weeks of which no more than half is new", 1),
  read("first-thing", "Do the week's words name one thing to do first, about this person?"),
  read("delete", "What would I delete, and what would I still change?"),
];
