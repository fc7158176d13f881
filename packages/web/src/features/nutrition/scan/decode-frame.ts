/** The page's side of the scanner: one worker, one picture at a time. */
import { scanWorker, trustedScript } from "../../../data/trusted-scripts.ts";
import type { Decoded } from "../../../worker/scan/decode-passes.ts";
import type { PixelImage } from "../../../worker/scan/pixel-image.ts";
import type { ScanOrder, ScanReply } from "../../../worker/scan/scan-worker.ts";

export type { Decoded } from "../../../worker/scan/decode-passes.ts";

let worker: Worker | undefined;
let count = 0;

const ask = (picture: PixelImage | undefined): Promise<Decoded | undefined> => {
  worker ??= new Worker(trustedScript(scanWorker), { type: "module" });
  const asked = worker;
  count += 1;
  const n = count;
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      asked.removeEventListener("message", onReply);
      asked.removeEventListener("error", onError);
    };
    const onReply = ({ data }: MessageEvent<ScanReply>): void => {
      if (data.n !== n) return;
      stop();
      if (data.error === undefined) resolve(data.decoded);
      else reject(new Error(data.error));
    };
    const onError = (): void => {
      stop();
      worker = undefined;
      reject(new Error("The scanner's worker failed"));
    };
    asked.addEventListener("message", onReply);
    asked.addEventListener("error", onError);
    const order: ScanOrder = picture === undefined ? { n } : { n, picture };
    // The pixels move to the worker instead of being copied.
    asked.postMessage(order, picture === undefined ? [] : [picture.data.buffer]);
  });
};

/**
 * Looks for a product's code in one picture of the camera.
 * @param imageData of a canvas; its pixels are gone afterwards
 * @returns undefined when there is none to be seen
 * @throws Error when the decoder could not be loaded (first use without a network)
 */
export const decodeFrame = (imageData: PixelImage): Promise<Decoded | undefined> => ask(imageData);

/** Loads the decoder, so that the first picture need not wait; and caches it for offline use. */
export const prepareScanner = async (): Promise<void> => {
  await ask(undefined);
};

/** Ends the worker: the camera is closed. */
export const stopScanner = (): void => {
  worker?.terminate();
  worker = undefined;
};
