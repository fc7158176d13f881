/** Whose product a barcode is: the person's own, the household's shelf, then the server's sources (BAR-01). */
import type { Food } from "@muster/domain/nutrition/foods/food";
import { foodOfSaved } from "@muster/domain/nutrition/foods/food-line";
import { normalizeGtin } from "@muster/domain/nutrition/foods/gtin";
import { barcodeOnline } from "../../../data/api/foods-api.ts";
import type { DeviceStore } from "../../../data/store/device-store.ts";

type LookUp =
  | {
      readonly type: "found";
      readonly food: Food;
      readonly gtin: string;
      readonly checkOk: boolean;
      readonly notices: readonly string[];
    }
  | { readonly type: "not-found"; readonly gtin: string; readonly checkOk: boolean }
  /** No answer of use: offline, or every source is down. Not the same as a product that nobody knows. */
  | { readonly type: "unavailable"; readonly gtin: string; readonly checkOk: boolean }
  | { readonly type: "no-code" };

/** @param code as scanned or typed; a wrong check digit only warns */
export const lookUp = async (
  code: string,
  store: Pick<DeviceStore, "all"> | undefined,
  profileId: string | undefined,
): Promise<LookUp> => {
  const read = normalizeGtin(code);
  if (!read.ok) return { type: "no-code" };
  const { gtin, checkOk } = read.value;
  if (store !== undefined && profileId !== undefined) {
    const [own, shared] = await Promise.all([
      store.all("savedFood", profileId),
      store.all("sharedFood", profileId),
    ]);
    const here = own.find(({ upc }) => upc === gtin);
    const shelf = shared.find(({ upc }) => upc === gtin);
    const food =
      here !== undefined
        ? foodOfSaved(here, here.id, "own")
        : shelf !== undefined
          ? foodOfSaved(shelf, shelf.id, "shared")
          : undefined;
    if (food !== undefined) return { type: "found", food, gtin, checkOk, notices: [] };
  }
  const reply = await barcodeOnline(gtin);
  if (!reply.ok || reply.value.status === "unavailable") return { type: "unavailable", gtin, checkOk };
  const { food, notices } = reply.value;
  return food === null
    ? { type: "not-found", gtin, checkOk }
    : // The wire's optional fields are the domain's.
      { type: "found", food: food as Food, gtin, checkOk, notices };
};
