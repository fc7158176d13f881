/** Broken weeks of all kinds. */
import { foodCases } from "./food-cases.ts";
import { healthCases } from "./health-cases.ts";
import type { Case } from "./lives.ts";
import { loadCases } from "./load-cases.ts";
import { recoveryCases } from "./recovery-cases.ts";
import { structureCases } from "./structure-cases.ts";
import { volumeCases } from "./volume-cases.ts";
import { wordsCases } from "./words-cases.ts";

/** Every broken week that must be found, by rule. */
export const allCases: readonly Case[] = [
  ...healthCases,
  ...structureCases,
  ...foodCases,
  ...loadCases,
  ...recoveryCases,
  ...volumeCases,
  ...wordsCases,
];
