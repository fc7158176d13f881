/** Fetches the content packs ahead, so that food search and scanner work offline before anybody tried them (settled point 31). */
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { currentProfile } from "../household/current-profile.ts";
import { fetchPack } from "./content-pack.ts";
import { foodsUrl } from "./food-index.ts";

/** One after the other, and only for somebody who has signed in here and does not save data. Never throws. */
export const downloadPacks = async (): Promise<void> => {
  // Known to Chromium's browsers only.
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (currentProfile() === undefined || connection?.saveData === true) return;
  try {
    for (const url of [foodsUrl, wasmUrl]) await fetchPack(url);
  } catch {
    // Offline, or the server is away: with the next start, or when somebody searches.
  }
};
