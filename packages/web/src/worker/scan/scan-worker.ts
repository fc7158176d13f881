/**
 * Decodes camera frames off the main thread. The decoder's file comes from our own server, once, and is cached on the
 * device, so scanning works without a network.
 */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { fetchPack } from "../../data/api/content-pack.ts";
import { decodeImage, type ReadBarcodes } from "./decode-passes.ts";
import { type DetectorClass, nativeDetect } from "./native-detector.ts";
import type { PixelImage } from "./pixel-image.ts";

/** A request to the worker; `id` comes back in the reply. Without an image it only loads the decoder. */
export type ScanRequest = { readonly id: number; readonly image?: PixelImage };
/** The reply; without `decoded` there was no readable code. */
export type ScanReply = {
  readonly id: number;
  readonly decoded?: { readonly code: string; readonly format: string };
  readonly error?: string;
};

/** One frame in this many is searched thoroughly; all of them would heat the phone. */
const thoroughEvery = 3;

let ready: Promise<unknown> | undefined;

const prepare = (): Promise<unknown> => {
  ready ??= fetchPack(wasmUrl)
    .then((response) => response.arrayBuffer())
    .then((wasmBinary) => prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }))
    .catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  return ready;
};

const read: ReadBarcodes = (image, options) =>
  readBarcodes(new ImageData(image.data, image.width, image.height), options);

// Where the browser has none, the name is missing.
const detect = nativeDetect((self as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector);

self.addEventListener("message", async ({ data: { id, image } }: MessageEvent<ScanRequest>) => {
  try {
    await prepare();
    const decoded =
      image === undefined
        ? undefined
        : await decodeImage(read, image, id % thoroughEvery === 0 ? "thorough" : "quick", await detect);
    self.postMessage({ id, ...(decoded === undefined ? {} : { decoded }) } satisfies ScanReply);
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : "unknown" } satisfies ScanReply);
  }
});
