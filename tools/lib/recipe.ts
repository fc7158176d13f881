/**
 * Reads a recipe's code blocks: ```ts file=PATH writes a file, ```ts insert=PATH before="TEXT" puts lines above the
 * first line that holds TEXT, ```ts replace=PATH old="TEXT" puts them in the place of that line. What a newcomer would
 * type, a test types.
 */
export type RecipeStep =
  | { readonly type: "file"; readonly path: string; readonly code: string }
  | {
      readonly type: "insert" | "replace";
      readonly path: string;
      readonly at: string;
      readonly code: string;
    };

export const stepsOf = (markdown: string): readonly RecipeStep[] =>
  [
    ...markdown.matchAll(
      /^```\w+ (file|insert|replace)=(\S+)(?: (?:before|old)="([^"]+)")?\n([\s\S]*?)^```$/gm,
    ),
  ].map((match) => {
    const [, type, path = "", at = "", code = ""] = match;
    return type === "insert" || type === "replace" ? { type, path, at, code } : { type: "file", path, code };
  });

/**
 * The file after a step.
 * @param source as it was; undefined for a new file
 * @throws when the anchor is not there: then the recipe is out of date
 */
export const followStep = (source: string | undefined, step: RecipeStep): string => {
  if (step.type === "file") return step.code;
  const lines = (source ?? "").split("\n");
  const at = lines.findIndex((line) => line.includes(step.at));
  if (at < 0) throw new Error(`The recipe looks for "${step.at}", which is not there any more.`);
  lines.splice(at, step.type === "replace" ? 1 : 0, step.code.trimEnd());
  return lines.join("\n");
};
