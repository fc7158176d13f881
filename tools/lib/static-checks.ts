/** Types, lint, layers and what nobody uses: what can be said of the code without running it. */
import { bin } from "./paths.ts";
import { commandStep, type StepResult } from "./steps.ts";

export const staticChecks = (): StepResult[] => [
  commandStep("types", bin("tsc"), ["-b"]),
  commandStep("lint and format", bin("biome"), ["ci", "--error-on-warnings", "--colors=off", "."]),
  commandStep("layers", bin("depcruise"), ["--config", ".dependency-cruiser.cjs", "packages"]),
  commandStep("unused code", bin("knip"), ["--no-progress"]),
];
