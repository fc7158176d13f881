/** What of a people file the simulator does not understand: reported by the command, never dropped in silence (docs/coach-evaluation.md). */
import { understandsCheck } from "../checks.ts";
import { eventKindOf } from "./events.ts";
import { difficultyModeOf, expectedNames, type PeopleFile } from "./people-file.ts";

/** One part of a people file that was not understood. */
export type Unknown = {
  readonly person: string;
  readonly what: "event" | "check" | "difficultyMode" | "expected";
  readonly name: string;
};

/** Everything of a file that the simulator does not understand. */
export const unknownIn = (file: PeopleFile): readonly Unknown[] =>
  file.people.flatMap(({ id, events, checks, latent, expected }): readonly Unknown[] => [
    ...events
      .filter(({ type }) => eventKindOf(type) === undefined)
      .map(({ type }) => ({ person: id, what: "event" as const, name: type })),
    ...checks
      .filter((check) => !understandsCheck(check))
      .map(({ constraint }) => ({ person: id, what: "check" as const, name: constraint })),
    ...(difficultyModeOf(latent.difficultyMode) === undefined
      ? [{ person: id, what: "difficultyMode" as const, name: latent.difficultyMode }]
      : []),
    ...Object.keys(expected ?? {})
      .filter((name) => !expectedNames.has(name))
      .map((name) => ({ person: id, what: "expected" as const, name })),
  ]);
