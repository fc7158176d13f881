import type { DayWorkout } from "@muster/domain/planning/plan";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Sheet } from "../../components/Sheet.tsx";

type OptionsSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly workout: DayWorkout;
  readonly variant: "main" | "home";
  /** Why switching is not possible now; undefined when it is. */
  readonly switchBlocked: string | undefined;
  readonly onSwitch: () => void;
  /** Only while a workout runs. */
  readonly running?: {
    readonly sets: number;
    readonly onEndEarly: () => void;
    readonly onDiscard: () => void;
  };
};

/** What is rarely wanted: the other variant, ending early, throwing the workout away. */
export function OptionsSheet({
  open,
  onClose,
  workout,
  variant,
  switchBlocked,
  onSwitch,
  running,
}: OptionsSheetProps) {
  const [asks, setAsks] = useState<"end" | "discard">();
  const sets = running?.sets ?? 0;
  const close = (then?: () => void) => {
    setAsks(undefined);
    onClose();
    then?.();
  };
  return (
    <>
      <Sheet open={open && asks === undefined} title="Workout options" onClose={onClose}>
        <div className="stack-4">
          <p className="c2">
            {[workout.duration, workout.location, workout.locationNote]
              .filter((part) => part !== "")
              .join(" · ")}
          </p>
          <p>{workout.focus}</p>
        </div>
        <div className="stack-8">
          <Button kind="s" xl disabled={switchBlocked !== undefined} onClick={() => close(onSwitch)}>
            <Icon name={variant === "main" ? "house" : "dumbbell"} />
            {variant === "main" ? "Switch to home workout" : "Switch to gym workout"}
          </Button>
          {switchBlocked !== undefined && <p className="t13 c2">{switchBlocked}</p>}
          {running !== undefined && (
            <>
              <Button kind="s" xl onClick={() => setAsks(sets > 0 ? "end" : "discard")}>
                <Icon name="door" />
                End early
              </Button>
              <Button kind="gd" full onClick={() => setAsks("discard")}>
                <Icon name="trash" size="s" />
                Discard workout
              </Button>
            </>
          )}
        </div>
      </Sheet>
      <ConfirmDialog
        open={asks === "end"}
        title="End this workout early?"
        text={`It counts as done with the ${sets === 1 ? "1 set" : `${sets} sets`} that you logged.`}
        confirm="End early"
        cancel="Keep going"
        onConfirm={() => close(running?.onEndEarly)}
        onCancel={() => close()}
      />
      <ConfirmDialog
        open={asks === "discard"}
        title="Discard this workout?"
        text={
          sets > 0
            ? `The ${sets === 1 ? "1 set" : `${sets} sets`} of this workout will not count.`
            : "Nothing is logged yet, so there is nothing to save."
        }
        confirm="Discard workout"
        cancel="Keep going"
        danger
        onConfirm={() => close(running?.onDiscard)}
        onCancel={() => close()}
      />
    </>
  );
}
