/** Where things are in the repository. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const webFolder = join(root, "packages/web");
export const webDist = join(webFolder, "dist");
/** A tool that the lock file installed, by its command name. */
export const bin = (name: string): string => join(root, "node_modules/.bin", name);
