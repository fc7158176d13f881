/** Texts of screens that stand in the code itself, outside of the catalogues (`*.text.ts`). */
import { parseSync } from "vite";

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown };

/** Attributes of elements and parts whose strings are shown or spoken. */
const shownAttributes = new Set(
  (
    "alt aria-label aria-description aria-placeholder aria-roledescription aria-valuetext body busy cancel caption " +
    "confirm confirmation description empty error first heading hint idle label lead message missing note " +
    "placeholder question reason savedText says span stage sub summary text title unit warning without words"
  ).split(" "),
);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const hasLetter = (text: unknown): boolean => typeof text === "string" && /\p{L}/u.test(text);

/** Fields that the value of an expression comes from; not what is compared, called or passed on. */
const resultsOf: Readonly<Record<string, readonly string[]>> = {
  JSXExpressionContainer: ["expression"],
  ParenthesizedExpression: ["expression"],
  ConditionalExpression: ["consequent", "alternate"],
  "&&": ["right"],
  "||": ["left", "right"],
  "??": ["left", "right"],
  "+": ["left", "right"],
  TemplateLiteral: ["quasis", "expressions"],
};

const textOf = ({ type, value }: Node): string | undefined => {
  if (type === "JSXText" || type === "Literal") return hasLetter(value) ? String(value) : undefined;
  if (type !== "TemplateElement") return undefined;
  const { cooked } = value as { readonly cooked: string };
  return hasLetter(cooked) ? cooked : undefined;
};

const nodesIn = (value: unknown): readonly Node[] => [value].flat().filter(isNode);

/** The texts that a component shows or speaks without a catalogue, in their order. */
export const textsOutsideCatalogues = (path: string, text: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: Node, isShown: boolean): void => {
    const own = isShown ? textOf(node) : undefined;
    if (own !== undefined) found.push(own.trim().replaceAll(/\s+/g, " "));
    const results = resultsOf[String(node["operator"] ?? node.type)] ?? [];
    for (const [field, value] of Object.entries(node))
      for (const child of nodesIn(value))
        visit(child, isShownIn(node, field, isShown && results.includes(field)));
  };
  for (const node of nodesIn(parseSync(path, text).program)) visit(node, false);
  return found;
};

/** Whether a field of a node is shown: what stands between tags, and the value of some attributes. */
const isShownIn = (node: Node, field: string, isResult: boolean): boolean => {
  if (node.type === "JSXElement" || node.type === "JSXFragment") return field === "children";
  if (node.type === "JSXAttribute") return field === "value" && shownAttributes.has(nameOf(node));
  return isResult;
};

const nameOf = (node: Node): string => String((node["name"] as { readonly name?: unknown }).name);
