/** Types, lint, layers and what nobody uses: what can be said of the code without running it. */
import { bin } from "./paths.ts";
import { commandStep, type StepOptions } from "./steps.ts";

/** Started at once, the longest first. One thread checks types with two thirds of the work of four. */
export const staticChecks = (options: StepOptions = {}): ReturnType<typeof commandStep>[] => [
  commandStep("types", bin("tsc"), ["-b", "--singleThreaded"], options),
  commandStep("lint and format", bin("biome"), ["ci", "--error-on-warnings", "--colors=off", "."], options),
  commandStep("layers", bin("depcruise"), ["--config", ".dependency-cruiser.cjs", "packages"], options),
  commandStep("unused code", bin("knip"), ["--no-progress"], options),
];
