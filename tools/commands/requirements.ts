/** `npm run requirements`: every id without a test, and how many are proved. */
import { readRequirements } from "../lib/requirements.ts";

const { ids, unproved } = readRequirements();
for (const id of unproved) console.log(`no test  ${id}`);
console.log(`\n${ids.length - unproved.length} of ${ids.length} requirements have a test.`);
process.exitCode = unproved.length > 0 ? 1 : 0;
