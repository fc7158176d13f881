import type { Profile } from "@muster/domain/profiles/profile";
import type { Subject } from "./people-file.ts";
/** kcal a day at the given body weight. */
export declare const trueExpenditure: ({ latent }: Subject, profile: Profile, weightKg: number) => number;
