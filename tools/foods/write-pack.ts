/** `node tools/foods/write-pack.ts`: writes the bundled food data after a change of the list; a test fails until then. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.ts";
import { buildPack, packAsText } from "./pack.ts";
import { readStandardReference } from "./standard-reference.ts";

const text = packAsText(buildPack(readStandardReference()));
writeFileSync(join(root, "packages/domain/data/foods.json"), text);
console.log(`foods.json: ${text.length} characters`);
