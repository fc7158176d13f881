/** What is open on the diary's page, and what was typed there: kept while panels close, reset at midnight when idle. */
import { emptyEntryDraft, isUntouched } from "@muster/domain/nutrition/entry-form";
import { mealSlotAt } from "@muster/domain/nutrition/meal-slot";
import { dayAfterMidnight } from "@muster/domain/nutrition/shown-day";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useState, useSyncExternalStore } from "react";
import { useServices } from "../../data/services.ts";
import type { FoodWay } from "../../features/nutrition/add-food/food-way.ts";
import type { DiaryLine } from "../../features/nutrition/use-diary.ts";

/** What lies over the screen on phones, and stands in the column on wide ones. */
type DiaryOverlay =
  | { readonly is: "adding" }
  | { readonly is: "editing"; readonly line: DiaryLine }
  | { readonly is: "copying"; readonly lines: readonly DiaryLine[]; readonly name: string };

/** The page and what opens on it. */
export type DiaryPage = ReturnType<typeof useDiaryPage>;

/** @param today the day shown at first */
export const useDiaryPage = (today: CivilDate) => {
  const { now } = useServices();
  const isWide = useWide();
  const [date, setDate] = useState(today);
  const [over, setOver] = useState<DiaryOverlay>();
  const [way, setWay] = useState<FoodWay>("enter");
  // Kept here, so that a closed panel loses nothing that was typed.
  const [draft, setDraft] = useState(() => emptyEntryDraft(mealSlotAt(now().getHours())));
  const [product, setProduct] = useState<string>();
  const [keeps, setKeeps] = useState(false);
  const [known, setKnown] = useState(today);
  if (known !== today) {
    setKnown(today);
    // On wide screens the panel is always open: another way than the form keeps what was typed to itself.
    const isBusy =
      over !== undefined || product !== undefined || !isUntouched(draft) || (isWide && way !== "enter");
    setDate(dayAfterMidnight({ shown: date, from: known, to: today, isBusy }));
    if (!isBusy) setDraft(emptyEntryDraft(mealSlotAt(now().getHours())));
  }
  /** The entry that is open for an edit was changed and not saved. */
  const [isChanged, setChanged] = useState(false);
  const [asks, setAsks] = useState(false);
  const close = (): void => {
    setOver(undefined);
    setChanged(false);
    setAsks(false);
  };
  return {
    isWide,
    date,
    setDate,
    over,
    setOver,
    close,
    /** Of the sheet, by whatever way: what was changed is asked about first. */
    leave: () => (isChanged ? setAsks(true) : close()),
    question: { open: asks, onConfirm: close, onCancel: () => setAsks(false) },
    /** Opens the panel. */
    add: (first: FoodWay = "enter"): void => {
      setWay(first);
      setOver({ is: "adding" });
    },
    /** What the panel gets. */
    panel: {
      date,
      today,
      draft,
      way,
      product,
      keeps,
      editing: over?.is === "editing" ? over.line : undefined,
      onProduct: setProduct,
      onKeeps: setKeeps,
      onDraft: setDraft,
      onWay: setWay,
      onChanged: () => setChanged(true),
      onDone: close,
    },
  };
};

/** Room for two columns (56rem, as in components.css). */
const twoColumns = "(min-width: 56rem)";

const onChange = (listener: () => void): (() => void) => {
  const media = matchMedia(twoColumns);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};

/** True while two columns fit. */
const useWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(twoColumns).matches);
