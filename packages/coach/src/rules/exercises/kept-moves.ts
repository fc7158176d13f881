/** What an easy week may be made of: last week's exercises, as far as the person may still do them where they train. */
import type { Place } from "../../catalogue/feasible.ts";
import { legalExercises } from "../../design/select/legal.ts";
import { designedIds } from "../../design/template/designed-before.ts";
import type { WeekFrame } from "../../design/week-draft.ts";

type KeptMoves = {
  /** Ids of last week, home versions left out; empty without a designed week before. */
  readonly inUse: ReadonlySet<string>;
  /** Those of them that may be done at a place. */
  readonly at: (place: Place) => readonly string[];
};

/** Asked by the rule about easy weeks (coach.V10) and by its repair. */
export const keptMoves = ({ input, person }: Pick<WeekFrame, "input" | "person">): KeptMoves => {
  const inUse = designedIds(input);
  return {
    inUse,
    at: (place) =>
      legalExercises(input, person, place)
        .map(({ id }) => id)
        .filter((id) => inUse.has(id)),
  };
};
