/** The camera for barcodes (BAR-01): opened with the panel, closed with it, read five times a second. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { decodeFrame, prepareScanner, stopScanner } from "./decode-frame.ts";

/** environment camera, ideal 1280×720, minimum 640×480 (spec §9). */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: "environment",
    width: { min: 640, ideal: 1280 },
    height: { min: 480, ideal: 720 },
  },
};
/** Width to height of the picture on the screen (nutrition.css, `.camera`). */
const shownShape = 4 / 3;
/** Milliseconds between two reads. */
const readEvery = 200;

type Camera = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: "opening" | "open" | "none";
  /** undefined where the camera has no light. */
  readonly torch: { readonly on: boolean; readonly toggle: () => void } | undefined;
};

/** @param onRead each picture's code; undefined when it shows none. Called only while `reading` */
export const useCamera = (reading: boolean, onRead: (code: string | undefined) => void): Camera => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Camera["state"]>("opening");
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [lit, setLit] = useState(false);
  const latest = useRef(onRead);
  latest.current = onRead;

  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const open = async (): Promise<void> => {
      try {
        // Absent on an insecure address: then it is a camera that cannot be reached, too.
        stream = await navigator.mediaDevices.getUserMedia(wanted);
        if (gone) return close();
        const element = video.current;
        if (element !== null) {
          element.srcObject = stream;
          await element.play();
        }
        setTrack(stream.getVideoTracks()[0]);
        setState("open");
      } catch {
        if (!gone) setState("none");
      }
    };
    const close = (): void => {
      for (const one of stream?.getTracks() ?? []) one.stop();
    };
    void open();
    // The decoder is on its way while the person aims; a failure shows at the first read.
    prepareScanner().catch(() => undefined);
    return () => {
      gone = true;
      close();
      stopScanner();
    };
  }, []);

  useEffect(() => {
    if (state !== "open" || !reading) return;
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d", { willReadFrequently: true });
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    const read = async (): Promise<void> => {
      const element = video.current;
      if (element !== null && context !== null && element.videoWidth > 0) {
        // What the person sees is what is read: the middle of a wide picture.
        canvas.height = element.videoHeight;
        canvas.width = Math.min(element.videoWidth, Math.round(canvas.height * shownShape));
        context.drawImage(element, (canvas.width - element.videoWidth) / 2, 0);
        const decoded = await decodeFrame(context.getImageData(0, 0, canvas.width, canvas.height)).catch(
          () => undefined,
        );
        if (!gone) latest.current(decoded?.code);
      }
      if (!gone) timer = setTimeout(() => void read(), readEvery);
    };
    void read();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [state, reading]);

  const toggle = useCallback(() => {
    const next = !lit;
    // `torch` is in the standard's image capture part, which TypeScript's DOM types leave out.
    const light = { advanced: [{ torch: next } as MediaTrackConstraintSet] };
    track?.applyConstraints(light).then(
      () => setLit(next),
      () => undefined,
    );
  }, [track, lit]);
  // Same: `torch` is missing in the types, and getCapabilities in some browsers.
  const can = track?.getCapabilities?.() as (MediaTrackCapabilities & { torch?: boolean }) | undefined;
  return { video, state, torch: can?.torch === true ? { on: lit, toggle } : undefined };
};
