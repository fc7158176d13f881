/** The ways to add food, and what each of them gets. */
import type { EntryDraft } from "@muster/domain/nutrition/entry-form";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { EnergyUnit } from "@muster/domain/shared/units";
import type { DiaryActions } from "../use-diary-actions.ts";

/** What each way of adding food gets. */
export type WayProps = {
  readonly profileId: string;
  readonly date: CivilDate;
  readonly today: CivilDate;
  /** The unit in which energy is shown and typed. */
  readonly energy: EnergyUnit;
  readonly actions: DiaryActions;
  /** Of the form; what a way found out can be put into it. */
  readonly draft: EntryDraft;
  readonly onDraft: (draft: EntryDraft) => void;
  /** A stored entry was changed in the form, and not saved. */
  readonly onChanged: () => void;
  /** Food was added and there is nothing more to do here. */
  readonly onDone: () => void;
  readonly onWay: (way: FoodWay) => void;
  /** The barcode of a product that nobody knew: what is entered now goes on the household's shelf under it. */
  readonly product: string | undefined;
  readonly onProduct: (gtin: string | undefined) => void;
  /** Whether what is entered now goes to the saved items too. */
  readonly keeps: boolean;
  readonly onKeeps: (keeps: boolean) => void;
};

/** A way to add food: one tab of the panel. */
export type FoodWay = "enter" | "search" | "scan" | "describe" | "saved";
