/** `npm run check`: the fast part. */
import { staticChecks } from "../lib/static-checks.ts";
import { closeWith } from "../lib/steps.ts";
import { runTests } from "../lib/vitest.ts";

closeWith([...staticChecks(), runTests("unit")]);
