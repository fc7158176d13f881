import { Failure } from "../../components/layout/Failure.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import "./parts.css";
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { settingsId } from "@muster/domain/record-ids";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { Gear } from "@muster/domain/training/weights/gear";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { GearForm } from "./GearForm.tsx";
import { optionsText } from "./options.text.ts";
import type { AlertChoice } from "./rest/alert-choice.ts";
import { RestSettings } from "./rest/RestSettings.tsx";

type OptionsSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly profileId: string;
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
    readonly alert: AlertChoice;
    readonly onAlert: (choice: AlertChoice) => void;
    /** Whether a set asks for repetitions in reserve. */
    readonly logsReserve: boolean;
    readonly gear: Gear;
    readonly units: UnitSystem;
  };
};

/** What is rarely wanted: the other variant, ending early, throwing the workout away. */
export function OptionsSheet({
  open,
  onClose,
  profileId,
  workout,
  variant,
  switchBlocked,
  onSwitch,
  running,
}: OptionsSheetProps) {
  const { store } = useServices();
  const [asks, setAsks] = useState<"end" | "discard">();
  const [gear, setGear] = useState(false);
  const [failure, setFailure] = useState<string>();
  // What was tapped shows at once; what is stored follows.
  const [reserve, showReserve] = useState(running?.logsReserve ?? false);
  const setReserve = async (logsReserve: boolean) => {
    showReserve(logsReserve);
    const saved = await store.write(profileId, [
      { kind: "settings", id: settingsId(profileId), patch: { logsReserve } },
    ]);
    setFailure(saved.ok ? undefined : saveErrorText(saved.error));
    if (!saved.ok) showReserve(!logsReserve);
  };
  const sets = running?.sets ?? 0;
  /** A workout at home has no other variant to switch to. */
  const hasOther = variant === "home" || placeOfDay(workout) === "gym";
  const close = (then?: () => void) => {
    setAsks(undefined);
    setGear(false);
    onClose();
    then?.();
  };
  return (
    <>
      <Sheet open={open && gear} title={optionsText.equipment} onClose={() => setGear(false)}>
        {running !== undefined && (
          <GearForm
            place={running.gear.place}
            gear={running.gear}
            units={running.units}
            onDone={() => setGear(false)}
          />
        )}
      </Sheet>
      <Sheet open={open && asks === undefined && !gear} title={optionsText.title} onClose={() => close()}>
        <div className="stack-4">
          <p className="muted">
            {[workout.duration, workout.location, workout.locationNote]
              .filter((part) => part !== "")
              .join(" · ")}
          </p>
          <p>
            <WholeWords text={workout.focus} />
          </p>
        </div>
        <div className="stack-8">
          {hasOther && (
            <>
              <Button
                variant="secondary"
                xl
                disabled={switchBlocked !== undefined}
                onClick={() => close(onSwitch)}
              >
                <Icon name={variant === "main" ? "house" : "dumbbell"} />
                {variant === "main" ? optionsText.toHome : optionsText.toGym}
              </Button>
              {switchBlocked !== undefined && <p className="text-small muted">{switchBlocked}</p>}
            </>
          )}
          {running !== undefined && (
            <>
              <Button variant="secondary" xl onClick={() => setGear(true)}>
                <Icon name="dumbbell" />
                {optionsText.equipment}
              </Button>
              <Button variant="secondary" xl onClick={() => setAsks(sets > 0 ? "end" : "discard")}>
                <Icon name="door" />
                {optionsText.endEarly}
              </Button>
            </>
          )}
        </div>
        {running !== undefined && (
          <>
            <RestSettings choice={running.alert} onChoice={running.onAlert} />
            <label className="check">
              <input
                type="checkbox"
                checked={reserve}
                onChange={(event) => void setReserve(event.target.checked)}
              />
              <span>{optionsText.asksReserve}</span>
            </label>
            <Failure text={failure} />
            <Button variant="ghost-danger" full onClick={() => setAsks("discard")}>
              <Icon name="trash" size="s" />
              {optionsText.discard}
            </Button>
          </>
        )}
      </Sheet>
      <ConfirmDialog
        open={asks === "end"}
        title={optionsText.endTitle}
        text={optionsText.endText({ sets })}
        confirm={optionsText.endEarly}
        cancel={optionsText.keepGoing}
        onConfirm={() => close(running?.onEndEarly)}
        onCancel={() => close()}
      />
      <ConfirmDialog
        open={asks === "discard"}
        title={optionsText.discardTitle}
        text={sets > 0 ? optionsText.discardSets({ sets }) : optionsText.nothingLogged}
        confirm={optionsText.discard}
        cancel={optionsText.keepGoing}
        danger
        onConfirm={() => close(running?.onDiscard)}
        onCancel={() => close()}
      />
    </>
  );
}
