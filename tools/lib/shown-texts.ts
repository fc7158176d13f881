/** Texts that stand in the code itself, outside of the catalogues (`*.text.ts`). */
import { parseSync } from "vite";

type Node = {
  readonly type: string;
  readonly start: number;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly key?: unknown;
  readonly property?: unknown;
  readonly callee?: unknown;
  readonly operator?: unknown;
  readonly expression?: unknown;
};

const namesIn = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Attributes of elements and parts whose strings are shown or spoken. */
const shownAttributes = namesIn(
  "alt goalRule aria-label aria-description aria-placeholder aria-roledescription aria-valuetext body busy cancel caption " +
    "confirm confirmation description empty error first heading hint idle label lead message missing note " +
    "placeholder question reason savedText says span stage sub summary text title unit warning without words",
);
/** Fields of records that a part shows as they are: the text of a toast, the label of a choice. */
const shownFields = namesIn(
  "caption explained heading help hint label lead message spoken stage sub subject text title word words",
);
/** Calls whose strings are shown. */
const showingCalls = namesIn("act copy gone inSentence say setError setFailure setMessage setSaid whyFact");

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

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const { name, value, property } = node;
  return isNode(property) ? nameOf(property) : String(name ?? value ?? "");
};

/** Whether a field of a node is shown whatever it stands in: between tags, and under some names. */
const isShownIn = (node: Node, field: string): boolean => {
  if (node.type === "JSXElement" || node.type === "JSXFragment") return field === "children";
  if (node.type === "JSXAttribute") return field === "value" && shownAttributes.has(nameOf(node.name));
  if (node.type === "Property") return field === "value" && shownFields.has(nameOf(node.key));
  if (node.type === "CallExpression") return field === "arguments" && showingCalls.has(nameOf(node.callee));
  return false;
};

const textOf = ({ type, value }: Node): string | undefined => {
  if (type === "JSXText" || type === "Literal") return typeof value === "string" ? value : undefined;
  return type === "TemplateElement" ? (value as { readonly cooked: string }).cooked : undefined;
};

/** Starts with a capital and ends as a sentence does: shown wherever it stands. */
export const isSentence = (text: string): boolean => /^\p{Lu}.* .*[.!?…]$/su.test(text.trim());

/** What nobody is shown: errors of a program, and types. */
const isPassedOver = (node: Node): boolean =>
  node.type === "ThrowStatement" ||
  (node.type === "NewExpression" && nameOf(node.callee) === "Error") ||
  (node.type.startsWith("TS") && node.expression === undefined);

/** The texts that a file shows or speaks without a catalogue, in their order. */
export const textsOutsideCatalogues = (path: string, text: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: Node, isShown: boolean): void => {
    if (isPassedOver(node)) return;
    const own = textOf(node) ?? "";
    if ((isShown && /\p{L}/u.test(own)) || isSentence(own)) found.push(own.trim().replaceAll(/\s+/g, " "));
    const results = resultsOf[String(node.operator ?? node.type)] ?? [];
    for (const [field, value] of Object.entries(node))
      for (const child of [value].flat().filter(isNode))
        visit(child, isShownIn(node, field) || (isShown && results.includes(field)));
  };
  const { program } = parseSync(path, text);
  if (isNode(program)) visit(program, false);
  return found;
};
