import { designWeek } from "@muster/coach/compose/design-week";
import { inputWith } from "@muster/coach/design/testing/inputs";
import { craft } from "@muster/coach/rules/craft.data";
import { allCases } from "@muster/coach/rules/testing/all-cases";
import { expect, test } from "vitest";
import { checkWithCraft } from "./craft.ts";

const findingsOf = (id: string, ...question: Parameters<typeof checkWithCraft>) =>
  checkWithCraft(...question).filter((violation) => violation.id === id);

for (const { id } of craft)
  test(`${id} says nothing of weeks that keep it`, () => {
    const own = allCases.filter((found) => found.id === id);
    expect(own.length).toBeGreaterThan(0);
    for (const { input } of own) {
      const given = input?.() ?? inputWith();
      expect(findingsOf(id, designWeek(given), given)).toEqual([]);
    }
  });

const ids = new Set<string>(craft.map(({ id }) => id));

for (const { id, says, input, spoil } of allCases.filter((one) => ids.has(one.id)))
  test(`${id} finds ${says}`, () => {
    const given = input?.() ?? inputWith();
    const found = findingsOf(id, spoil(designWeek(given)), given);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(["warning"]));
  });
