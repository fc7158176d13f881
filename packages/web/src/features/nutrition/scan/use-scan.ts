import type { Food } from "@muster/domain/nutrition/foods/food";
import { nextRead, type ScanReads } from "@muster/domain/nutrition/foods/scan-reads";
import { useEffect, useRef, useState } from "react";
import { useServices } from "../../../data/services.ts";
import { lookUp } from "./look-up.ts";
import { scanText } from "./scan.text.ts";
import { useCamera } from "./use-camera.ts";

/** Milliseconds (spec §9): how long success is shown, and when scanning goes on after a failure; a beat to see a step. */
const times = {
  detected: 250,
  found: 1_500,
  retry: 4_000,
  retryManual: 5_000,
} as const;

/** Why a code led to no product; with its number, when it is one that could be added. */
export type ScanFailure = {
  readonly is: "error";
  readonly text: string;
  readonly gtin?: string;
  readonly typed: boolean;
  /** The text says itself where else to look. */
  readonly namesOtherWays?: boolean;
};

/** How far a scan is. */
export type ScanState =
  // What failed last stays in reach while the camera looks on.
  | { readonly is: "scanning"; readonly failed?: ScanFailure | undefined }
  | { readonly is: "validating" | "looking-up" }
  | { readonly is: "detected"; readonly code: string }
  | {
      readonly is: "found";
      readonly food: Food;
      readonly isPassedOn: boolean;
      readonly warning: string;
      readonly notices: readonly string[];
    }
  | ScanFailure;

/** The failure that is shown in a state. */
export const failureIn = (state: ScanState): ScanFailure | undefined =>
  state.is === "error" ? state : state.is === "scanning" ? state.failed : undefined;

const scanningAfter = (state: ScanState): ScanState => ({ is: "scanning", failed: failureIn(state) });

const stateAfter = (answer: Awaited<ReturnType<typeof lookUp>>, typed: boolean): ScanState => {
  switch (answer.type) {
    case "found":
      return {
        is: "found",
        food: answer.food,
        isPassedOn: false,
        warning: answer.checkOk ? "" : scanText.checkDigit,
        notices: answer.notices,
      };
    case "no-code":
      return { is: "error", typed, text: scanText.noCode };
    default: {
      const isUnknown = answer.type !== "unavailable";
      const unknown = typed ? scanText.unknownTyped : scanText.unknown(answer.gtin);
      const text = isUnknown ? unknown : scanText.unreachable;
      return {
        is: "error",
        typed,
        gtin: answer.gtin,
        namesOtherWays: typed && isUnknown,
        text: answer.checkOk ? text : `${text} ${scanText.mistyped}`,
      };
    }
  }
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A code by camera or by hand, from the first read to its product. */
export const useScan = (profileId: string) => {
  const { store } = useServices();
  const [state, setState] = useState<ScanState>({ is: "scanning" });
  /** Raised by every look-up and by starting over: what an earlier one finds out comes too late. */
  const turn = useRef(0);
  const reads = useRef<ScanReads>({});
  const camera = useCamera(state.is === "scanning", (code) => {
    const next = nextRead(reads.current, code);
    reads.current = next.reads;
    if (next.isAccepted && code !== undefined) void take(code, false);
  });

  const take = async (code: string, isTyped: boolean): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    if (!isTyped) {
      setState({ is: "detected", code });
      navigator.vibrate?.(60);
      await pause(times.detected);
      if (turn.current !== mine) return;
      setState({ is: "validating" });
      await pause(times.detected);
      if (turn.current !== mine) return;
    }
    setState({ is: "looking-up" });
    const answer = await lookUp(code, store, profileId);
    if (turn.current !== mine) return;
    setState(stateAfter(answer, isTyped));
  };

  const again = (): void => {
    turn.current += 1;
    reads.current = {};
    setState(scanningAfter);
  };
  useEffect(() => {
    if (state.is === "found" && !state.isPassedOn) {
      const timer = setTimeout(() => setState({ ...state, isPassedOn: true }), times.found);
      return () => clearTimeout(timer);
    }
    if (state.is !== "error" || camera.state !== "open") return;
    // The same code stays ignored, so it does not fail over and over; the sentence stays until something else is seen.
    const timer = setTimeout(() => setState(scanningAfter), state.typed ? times.retryManual : times.retry);
    return () => clearTimeout(timer);
  }, [state, camera.state]);

  return { state, camera, take, again };
};
