import type { DayWorkout } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import { templateOf } from "@muster/domain/training/template";
import { useEffect, useRef, useState } from "react";
import { useOnce } from "../../components/callbacks.ts";
import { Button } from "../../components/controls/Button.tsx";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.ts";
import { DaySheet } from "../../features/planning/DaySheet.tsx";
import type { EditBase } from "../../features/planning/editor/edit-base.ts";
import { usePlanEdit } from "./use-plan-edit.ts";

/** The day whose actions are offered. */
export type DayMenuProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly date: CivilDate;
  readonly workout: DayWorkout;
  readonly onClose: () => void;
};

/** The menu of one day of the schedule; it opens when it is known whether the day can still be changed. */
export function DayMenu({ profileId, today, date, workout, onClose }: DayMenuProps) {
  const { store, now, newId } = useServices();
  const once = useOnce();
  const edit = usePlanEdit(profileId, today);
  const [base, setBase] = useState<EditBase | "none">();
  const load = useRef(edit);
  useEffect(() => {
    let gone = false;
    load.current.base(date).then(
      (found) => {
        if (!gone) setBase(found === undefined || date < found.from ? "none" : found);
      },
      () => {
        if (!gone) setBase("none");
      },
    );
    return () => {
      gone = true;
    };
  }, [date]);
  const saveTemplate = async (): Promise<void> => {
    const id = newId();
    const saved = await store.write(profileId, [
      { kind: "template", id, create: templateOf(workout, now().toISOString()) },
    ]);
    showToast(
      saved.ok
        ? {
            kind: "success",
            text: `${workout.name} is a template now`,
            undo: () => void store.write(profileId, [{ kind: "template", id, remove: true }]),
          }
        : { kind: "error", text: saveErrorText(saved.error) },
    );
    onClose();
  };
  if (base === undefined) return null;
  return (
    <DaySheet
      date={date}
      workout={workout}
      today={today}
      base={base === "none" ? undefined : base}
      coach={edit.coach}
      save={edit.save}
      onClose={onClose}
      more={
        <>
          {workout.exercises.length > 0 && (
            <Button variant="secondary" xl onClick={() => void once(saveTemplate)}>
              <Icon name="star" />
              Save as template
            </Button>
          )}
          {date === today && (
            <ButtonLink variant="secondary" xl href="/templates">
              <Icon name="plus" />
              Start another workout
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
