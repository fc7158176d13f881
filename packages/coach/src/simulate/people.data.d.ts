/**
 * The project's own people to measure coaches with: one catalogue as data, in the format of a people file
 * (`people-file.ts`). Every second person is held out: coaches are tuned on the others only, both halves are reported.
 * `latent` is what the simulator knows and no coach ever sees. Ranges in `expected` come from the specification and
 * from Mifflin-St Jeor, reckoned apart from the coach; weeks in `checks` count plans: an event of week 4 shows in plan 5.
 */
import type { PeopleFile } from "./people-file.ts";
export declare const ownPeople: PeopleFile;
