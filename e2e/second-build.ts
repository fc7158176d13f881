/**
 * A second build of the app from a changed copy of its sources: other names for all files but the library's, as after a
 * change that runs through all of them.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { copyOfTheSources } from "../tools/lib/source-copy.ts";

/** Letters that English does not have; a page of the app shows them. */
export const textOfSecondBuild = "Καλημέρα · Доброе утро · صباح الخير";

/** @param outDir where it goes; what was there is gone */
export const buildAgain = async (outDir: string): Promise<void> => {
  const copy = copyOfTheSources();
  try {
    const catalogue = join(copy, "packages/web/src/features/household/picker/picker.text.ts");
    const source = readFileSync(catalogue, "utf8");
    const changed = source.replace("Show up. Muster plans the rest.", textOfSecondBuild);
    if (changed === source) throw new Error("The picker no longer says what is replaced here");
    writeFileSync(catalogue, changed);
    await build({
      configFile: join(copy, "packages/web/vite.config.ts"),
      // Without compressed copies.
      mode: "second",
      logLevel: "error",
      build: {
        outDir,
        rolldownOptions: {
          output: {
            entryFileNames: "assets/second-[name]-[hash].js",
            chunkFileNames: "assets/second-[name]-[hash].js",
            // The food table is the same file in every build until it changes.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith(".css"))
                ? "assets/second-[name]-[hash][extname]"
                : "assets/[name]-[hash][extname]",
          },
        },
      },
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
