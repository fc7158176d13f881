/**
 * Decodes camera pictures away from the page's thread. The decoder's file is ours: it comes from this server, once, and
 * is cached on the device, so scanning works without a network.
 */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { fetchPack } from "../../data/api/content-pack.ts";
import { decodeImage, type ReadBarcodes } from "./decode-passes.ts";
import { type DetectorClass, nativeDetect } from "./native-detector.ts";
import type { PixelImage } from "./pixel-image.ts";

/** A request to the worker; `n` comes back in the reply. Without a picture it only loads the decoder. */
export type ScanOrder = { readonly n: number; readonly picture?: PixelImage };
/** The reply; without `decoded` there was no readable code. */
export type ScanReply = {
  readonly n: number;
  readonly decoded?: { readonly code: string; readonly format: string };
  readonly error?: string;
};

/** Every so many pictures one is looked at thoroughly: the rest of the time the phone stays cool. */
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

const read: ReadBarcodes = (picture, options) =>
  readBarcodes(new ImageData(picture.data, picture.width, picture.height), options);

// Where the browser has none, the name is missing.
const detect = nativeDetect((self as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector);

self.addEventListener("message", async ({ data: { n, picture } }: MessageEvent<ScanOrder>) => {
  try {
    await prepare();
    const decoded =
      picture === undefined
        ? undefined
        : await decodeImage(read, picture, n % thoroughEvery === 0 ? "thorough" : "quick", await detect);
    self.postMessage({ n, ...(decoded === undefined ? {} : { decoded }) } satisfies ScanReply);
  } catch (error) {
    self.postMessage({ n, error: error instanceof Error ? error.message : "unknown" } satisfies ScanReply);
  }
});
