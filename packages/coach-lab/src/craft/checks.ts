/** What a table of craft checks is. */
import type { craft } from "@muster/coach/rules/craft.data";
import type { Rule } from "@muster/coach/rules/rule";

/** Id of an aim of the designer's craft. */
export type CraftId = (typeof craft)[number]["id"];
/** Checks by the aim that they look for. */
export type Checks = { readonly [Id in CraftId]?: Rule["check"] };
