/** The page's side of the scanner: one worker, which decodes one camera image at a time. */
import { scanWorker, trustedScript } from "../../../data/trusted-scripts.ts";
import type { Decoded } from "../../../worker/scan/decode-passes.ts";
import type { PixelImage } from "../../../worker/scan/pixel-image.ts";
import type { ScanReply, ScanRequest } from "../../../worker/scan/scan-worker.ts";

export type { Decoded } from "../../../worker/scan/decode-passes.ts";

let worker: Worker | undefined;
let count = 0;

const ask = (image: PixelImage | undefined): Promise<Decoded | undefined> => {
  worker ??= new Worker(trustedScript(scanWorker), { type: "module" });
  const current = worker;
  count += 1;
  const id = count;
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      current.removeEventListener("message", onReply);
      current.removeEventListener("error", onError);
    };
    const onReply = ({ data }: MessageEvent<ScanReply>): void => {
      if (data.id !== id) return;
      stop();
      if (data.error === undefined) resolve(data.decoded);
      else reject(new Error(data.error));
    };
    const onError = (): void => {
      stop();
      worker = undefined;
      reject(new Error("The scanner's worker failed"));
    };
    current.addEventListener("message", onReply);
    current.addEventListener("error", onError);
    const request: ScanRequest = image === undefined ? { id } : { id, image };
    // The pixels move to the worker instead of being copied.
    current.postMessage(request, image === undefined ? [] : [image.data.buffer]);
  });
};

/**
 * Looks for a barcode in one frame of the camera.
 * @param imageData of a canvas; its pixels are gone afterwards
 * @returns undefined when no barcode is found
 * @throws Error when the decoder could not be loaded (first use without a network)
 */
export const decodeFrame = (imageData: PixelImage): Promise<Decoded | undefined> => ask(imageData);

/** Loads the decoder, so that the first frame need not wait, and caches it for offline use. */
export const prepareScanner = async (): Promise<void> => {
  await ask(undefined);
};

/** Ends the worker: the camera is closed. */
export const stopScanner = (): void => {
  worker?.terminate();
  worker = undefined;
};
