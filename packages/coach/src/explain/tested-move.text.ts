/** What a move of an assessment or a test measures: the metric to write down, and the sentence for its card. */

const paceOf = (isOpen: boolean): string =>
  isOpen ? "the best even pace that you can hold" : "a pace at which you can still talk";
const holdTime = "Hold time";

/** By how a move is tested. @param isOpen to the person's limit, else calm */
export const testedMoveText = {
  twoMinutes: "2 min",
  mile: (isOpen: boolean) => ({
    metric: "Best time",
    note: `One mile at ${paceOf(isOpen)}. Write down your time.`,
  }),
  countReps: (isOpen: boolean) => ({
    metric: "Reps in 2 min",
    note: `Two minutes at ${paceOf(isOpen)}. Count the reps.`,
  }),
  countSteps: (isOpen: boolean) => ({
    metric: "Steps in 2 min",
    note: `Two minutes at ${paceOf(isOpen)}. Count each time your right knee comes up, and ${isOpen ? "log that number" : "write the number into the notes"}.`,
  }),
  longestHold: {
    metric: holdTime,
    note: "Test: hold as long as your form is good, breathing all the time.",
  },
  mostReps: {
    metric: "Max reps",
    note: "Test: warm up well, then one set of as many clean reps as you can. Stop before form goes.",
  },
  carry: (meters: number) => ({ metric: `Weight for ${meters} m`, note: "" }),
  distance: { metric: "Clean distance", note: "" },
  time: (isImpact: boolean) => ({
    metric: isImpact ? "Good-form time" : holdTime,
    note: "Stop well before you shake.",
  }),
  cleanReps: (left: string) => ({
    metric: "Good-form reps",
    note: `Stop with ${left} clean reps left.`,
  }),
  threeReps: (left: string) => ({
    metric: "3-rep weight",
    note: `Go up in small steps until three reps are hard but clean, ${left} more would still go. Log every set.`,
  }),
  tenReps: (isHelp: boolean, left: string) => ({
    metric: isHelp ? "Help for 10 reps" : "10-rep weight",
    note: `Find the weight that leaves ${left} clean reps in the tank after about ten.`,
  }),
} as const;
