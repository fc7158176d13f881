/** Exercises of which a set counts for the goals of pull-ups and push-ups. */

/** Strict ones, on the bar and on the floor; weighted ones are harder and count too. */
export const ladderExercises = {
  pullups: new Set(["v_pull.pull-up", "v_pull.wide", "v_pull.weighted"]),
  pushups: new Set(["h_push.push-up"]),
} as const satisfies { readonly [metric: string]: ReadonlySet<string> };
