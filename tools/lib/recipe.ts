/**
 * Reads a recipe's code blocks: ```ts file=PATH writes a file, ```ts insert=PATH before="TEXT" puts lines above the
 * first line that holds TEXT. What a newcomer would type, a test types.
 */
export type RecipeStep =
  | { readonly type: "file"; readonly path: string; readonly code: string }
  | { readonly type: "insert"; readonly path: string; readonly before: string; readonly code: string };

export const stepsOf = (markdown: string): readonly RecipeStep[] =>
  [...markdown.matchAll(/^```\w+ (file|insert)=(\S+)(?: before="([^"]+)")?\n([\s\S]*?)^```$/gm)].map(
    (match) => {
      const [, type, path = "", before = "", code = ""] = match;
      return type === "file" ? { type, path, code } : { type: "insert", path, before, code };
    },
  );

/** @throws when the anchor is not there: then the recipe is out of date */
export const insertBefore = (source: string, before: string, code: string): string => {
  const lines = source.split("\n");
  const at = lines.findIndex((line) => line.includes(before));
  if (at < 0) throw new Error(`The recipe looks for "${before}", which is not there any more.`);
  lines.splice(at, 0, code.trimEnd());
  return lines.join("\n");
};
