import type { Food } from "@muster/domain/nutrition/foods/food";
import { savedOfFood } from "@muster/domain/nutrition/foods/food-line";
import { nextRead, type ScanReads } from "@muster/domain/nutrition/foods/scan-reads";
import { sharedFoodId } from "@muster/domain/record-ids";
import { formatEnergy } from "@muster/domain/shared/format";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { useServices } from "../../../data/services.ts";
import { lookUp } from "../scan/look-up.ts";
import { useCamera } from "../scan/use-camera.ts";
import { FoodAmount } from "./FoodAmount.tsx";
import type { WayProps } from "./food-way.ts";

/** Milliseconds (spec §9): how long success is shown, and when scanning goes on after a failure; a beat to see a step. */
const times = {
  detected: 250,
  found: 1_500,
  retry: 4_000,
  retryManual: 5_000,
} as const;

type State =
  | { readonly is: "scanning" | "validating" | "looking-up" }
  | { readonly is: "detected"; readonly code: string }
  | {
      readonly is: "found";
      readonly food: Food;
      readonly isPassedOn: boolean;
      readonly warning: string;
      readonly notices: readonly string[];
    }
  | { readonly is: "error"; readonly text: string; readonly gtin?: string; readonly typed: boolean };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const unreachable =
  "The product databases cannot be reached. Your own and your household's products work offline.";
/** Spec §8, for codes typed by hand. */
const unknownTyped = "UPC code not in database. Try Search Foods or AI Estimator.";

const words = {
  scanning: "Hold the barcode inside the frame",
  validating: "Checking the code...",
  "looking-up": "Looking it up...",
} as const;

/** Barcodes by camera or by hand (BAR-01). What nobody knows is added once, for the whole household. */
export function ScanFood(props: WayProps) {
  const { store, now } = useServices();
  const { actions, profileId, energy, onWay, onProduct } = props;
  const [state, setState] = useState<State>({ is: "scanning" });
  const [typed, setTyped] = useState("");
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
    if (answer.type === "found") {
      const warning = answer.checkOk ? "" : "The check digit does not fit: is it the right product?";
      setState({ is: "found", food: answer.food, isPassedOn: false, warning, notices: answer.notices });
    } else if (answer.type === "no-code")
      setState({ is: "error", typed: isTyped, text: "A barcode has 8, 12 or 13 digits. Please look again." });
    else {
      const unknown = isTyped ? unknownTyped : `Product not in database (${answer.gtin})`;
      setState({
        is: "error",
        typed: isTyped,
        gtin: answer.gtin,
        text: [
          answer.type === "unavailable" ? unreachable : unknown,
          ...(answer.checkOk ? [] : ["The last digit does not fit the others: is one of them mistyped?"]),
        ].join(" "),
      });
    }
  };

  const again = (): void => {
    turn.current += 1;
    reads.current = {};
    setState({ is: "scanning" });
  };
  useEffect(() => {
    if (state.is === "found" && !state.isPassedOn) {
      const timer = setTimeout(() => setState({ ...state, isPassedOn: true }), times.found);
      return () => clearTimeout(timer);
    }
    if (state.is !== "error" || camera.state !== "open") return;
    // The same code stays ignored, so it does not fail over and over; the sentence stays until something else is seen.
    const timer = setTimeout(
      () => setState({ is: "scanning" }),
      state.typed ? times.retryManual : times.retry,
    );
    return () => clearTimeout(timer);
  }, [state, camera.state]);

  // What failed last stays in reach while the camera looks on.
  const failed = useRef<Extract<State, { is: "error" }>>(undefined);
  if (state.is === "error") failed.current = state;
  else if (state.is !== "scanning") failed.current = undefined;
  const trouble = failed.current;

  if (state.is === "found" && state.isPassedOn)
    return (
      <>
        {state.warning !== "" && <p className="over bold">{state.warning}</p>}
        <FoodAmount
          {...props}
          food={state.food}
          back={again}
          onAdded={() => {
            const { source, barcode } = state.food;
            if (source === "own" || source === "shared" || barcode === undefined) return;
            const create = savedOfFood(state.food, now().toISOString());
            void actions.write([{ kind: "sharedFood", id: sharedFoodId(barcode), create }]);
          }}
        />
        {state.notices.map((notice) => (
          <p key={notice} className="text-small muted">
            {notice}
          </p>
        ))}
        <Button variant="secondary" full onClick={again}>
          Scan Another
        </Button>
      </>
    );
  return (
    <>
      {camera.state === "none" ? (
        <p className="note" role="alert">
          <Icon name="warning" />
          <span>
            <b>Unable to access camera</b>. Allow it in the browser's settings for this page, or type the
            number below.
          </span>
        </p>
      ) : (
        <div className="camera">
          <video ref={camera.video} muted playsInline aria-label="Camera" />
          {camera.torch !== undefined && (
            <button
              type="button"
              className="iconbtn fill"
              aria-label="Light"
              aria-pressed={camera.torch.on}
              onClick={camera.torch.toggle}
            >
              <Icon name="star" />
            </button>
          )}
        </div>
      )}
      <div role="status" className="stack-4">
        {state.is === "found" ? (
          <p className="state good text-body">
            <Icon name="check" size="s" /> {state.food.name}, {formatEnergy(state.food.per100g.kcal, energy)}{" "}
            {state.food.weightUnknown ? "a serving" : "in 100 g"}
          </p>
        ) : state.is === "detected" ? (
          <p>Found {state.code}</p>
        ) : state.is === "error" || camera.state === "none" ? null : (
          <p className="muted">{words[state.is]}</p>
        )}
        {trouble !== undefined && (
          <>
            <p className="bold">{trouble.text}</p>
            {trouble.gtin !== undefined && (
              <>
                <p className="muted">
                  {trouble.text === unknownTyped
                    ? "Or add it once for your household."
                    : "Use Search Foods or the AI Estimator, or add it once for your household."}
                </p>
                <Button
                  variant="secondary"
                  full
                  onClick={() => {
                    onProduct(trouble.gtin);
                    onWay("enter");
                  }}
                >
                  Add this product
                </Button>
                <div className="split">
                  <Button variant="secondary" onClick={() => onWay("search")}>
                    Search Foods
                  </Button>
                  <Button variant="secondary" onClick={() => onWay("describe")}>
                    AI Estimator
                  </Button>
                </div>
              </>
            )}
            <Button variant="ghost" onClick={again}>
              Scan Another
            </Button>
          </>
        )}
      </div>
      <form
        className="stack-8"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (typed.trim() !== "") void take(typed, true);
        }}
      >
        <TextField label="Or type the barcode" inputMode="numeric" value={typed} onChange={setTyped} />
        <Button variant="secondary" type="submit" full disabled={typed.trim() === ""}>
          Look up
        </Button>
      </form>
    </>
  );
}
