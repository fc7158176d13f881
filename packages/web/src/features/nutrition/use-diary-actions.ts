/** What a person does to the diary. Every action answers whether it is saved; what failed is said, and stays typed. */

import { type Serving, shownName } from "@muster/domain/nutrition/diary-line";
import type { NutritionEntry } from "@muster/domain/nutrition/entry";
import { savedFoodOf } from "@muster/domain/nutrition/saved-food";
import { diaryDayId, sharedFoodId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatCount } from "@muster/domain/shared/format";
import type { EnergyUnit } from "@muster/domain/shared/units";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import type { Change, Stored } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { diaryText } from "./diary.text.ts";
import type { DiaryLine } from "./use-diary.ts";
import { useSavedOnDeviceNotice } from "./use-unsent.ts";

/** Writes of the diary. */
export type DiaryActions = {
  readonly write: (changes: readonly Change[]) => Promise<boolean>;
  /** @param quiet says nothing when it is saved: the line on the screen does */
  readonly add: (lines: readonly NutritionEntry[], quiet?: "quiet") => Promise<boolean>;
  readonly remove: (line: DiaryLine) => Promise<boolean>;
  readonly keep: (serving: Serving) => Promise<boolean>;
  /** Puts a product on the household's shelf, under its barcode. */
  readonly share: (serving: Serving, gtin: string) => Promise<boolean>;
  readonly forget: (food: Stored<"savedFood">) => Promise<boolean>;
  readonly close: (date: CivilDate, closed: boolean) => Promise<boolean>;
};

/** The actions for one profile; each shows its own message, with energy in the person's unit. */
export const useDiaryActions = (profileId: string, energy: EnergyUnit): DiaryActions => {
  const { store, newId, now } = useServices();
  const savedHere = useSavedOnDeviceNotice();
  const write: DiaryActions["write"] = async (changes) => {
    const saved = await store.write(profileId, changes);
    if (saved.ok) savedHere();
    else showToast({ kind: "error", text: saveErrorText(saved.error) });
    return saved.ok;
  };
  const gone = (text: string, undo: Change): void => {
    showToast({ kind: "info", text, undo: () => void write([undo]) });
  };
  return {
    write,
    add: async (lines, quiet) => {
      const changes = lines.map((create) => ({ kind: "nutritionEntry", id: newId(), create }) as const);
      const [first] = lines;
      if (first === undefined || !(await write(changes))) return false;
      if (quiet === undefined)
        showToast({
          kind: "success",
          text: diaryText.added(
            lines.length === 1 ? shownName(first, energy) : formatCount(lines.length, "entry", "entries"),
          ),
          undo: () => void write(changes.map(({ kind, id }) => ({ kind, id, remove: true }))),
        });
      return true;
    },
    remove: async ({ id, ...line }) => {
      const done = await write([{ kind: "nutritionEntry", id, remove: true }]);
      if (done)
        gone(diaryText.deleted(shownName(line, energy)), { kind: "nutritionEntry", id, create: line });
      return done;
    },
    keep: async (serving) => {
      const create = savedFoodOf(serving, now().toISOString());
      const done = await write([{ kind: "savedFood", id: newId(), create }]);
      if (done) showToast({ kind: "success", text: diaryText.savedAsItem(serving.name) });
      return done;
    },
    share: (serving, upc) =>
      write([
        {
          kind: "sharedFood",
          id: sharedFoodId(upc),
          create: savedFoodOf({ ...serving, name: serving.name || upc }, now().toISOString(), {
            source: "barcode",
            upc,
          }),
        },
      ]),
    forget: async ({ id, ...food }) => {
      const done = await write([{ kind: "savedFood", id, remove: true }]);
      if (done) gone(diaryText.deleted(food.foodName), { kind: "savedFood", id, create: food });
      return done;
    },
    close: (date, closed) =>
      write([{ kind: "diaryDay", id: diaryDayId(profileId, date), create: { date, closed } }]),
  };
};
