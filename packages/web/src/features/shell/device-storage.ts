/** What the browser reports of its storage for this app, and what is ready for a start without a network (SYNC-05). */
import { useEffect, useState } from "react";
import { storageText } from "./texts/device-data.text.ts";

/** Megabytes as people read them; the browser pads its figure, so one decimal is plenty. */
export const sizeInWords = (bytes: number): string =>
  bytes < 100_000
    ? storageText.lessThan01
    : bytes < 1_000_000_000
      ? `${(bytes / 1_000_000).toFixed(1)} MB`
      : `${(bytes / 1_000_000_000).toFixed(1)} GB`;

/** What a person would miss offline, and the files that stand for it. */
const parts: readonly { readonly label: string; readonly file: RegExp }[] = [
  { label: storageText.theApp, file: /^\/$/ },
  { label: storageText.exerciseLibrary, file: /\/catalogue-[^/]*$/ },
  { label: storageText.exerciseGuides, file: /\/guide-library-[^/]*$/ },
  { label: storageText.foodSearch, file: /\/foods-[^/]*\.json$/ },
  { label: storageText.barcodeScanner, file: /\/zxing_reader[^/]*\.wasm$/ },
];

/** A part of the app and whether it works without a network. */
export type ReadyPart = { readonly label: string; readonly ready: boolean };

/**
 * @param stored paths of everything in the app's caches
 * @param known paths that this build has at all: a part that it does not have is left out
 */
export const readyParts = (stored: readonly string[], known: readonly string[] = []): readonly ReadyPart[] =>
  parts
    .map(({ label, file }) => ({
      label,
      ready: stored.some((path) => file.test(path)),
      exists: known.some((path) => file.test(path)),
    }))
    .filter(({ label, ready, exists }) => ready || exists || label === "The app")
    .map(({ label, ready }) => ({ label, ready }));

/** Paths in every cache of this app. Empty where the browser has none (a private window, the first visit). */
const cachedPaths = async (caches: CacheStorage | undefined): Promise<readonly string[]> => {
  if (caches === undefined) return [];
  try {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith("muster") || name === "content-packs",
    );
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  } catch {
    return [];
  }
};

/** What the browser reports of its storage for this app. */
export type FoundOnDevice = {
  readonly used: number | undefined;
  readonly persisted: boolean | undefined;
  readonly ready: readonly ReadyPart[];
};

export type DeviceStorage = {
  /** undefined until the browser reported. */
  readonly found: FoundOnDevice | undefined;
  /** Whether the browser did not promise it when it was asked. */
  readonly isRefused: boolean;
  /** Asks the browser not to clear the storage. */
  readonly protect: () => Promise<void>;
};

/** Read when it is first drawn, and again after the browser was asked to protect it. */
export const useDeviceStorage = (): DeviceStorage => {
  const [found, setFound] = useState<FoundOnDevice>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let ended = false;
    void readStorage().then((now) => {
      if (!ended) setFound(now);
    });
    return () => {
      ended = true;
    };
  }, []);
  const protect = async (): Promise<void> => {
    const persisted = await navigator.storage.persist().catch(() => false);
    setRefused(!persisted);
    setFound(await readStorage());
  };
  return { found, isRefused, protect };
};

const readStorage = async (): Promise<FoundOnDevice> => {
  const storage: StorageManager | undefined = navigator.storage;
  const [estimate, persisted, cached] = await Promise.all([
    storage?.estimate().catch(() => undefined),
    storage?.persisted().catch(() => undefined),
    cachedPaths(globalThis.caches),
  ]);
  return { used: estimate?.usage, persisted, ready: readyParts(cached) };
};
