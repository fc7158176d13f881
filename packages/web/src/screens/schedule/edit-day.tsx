import "../../features/planning/editor/edit.css";
import { firstChanged, setDay } from "@muster/domain/planning/edit-week";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { type CivilDate, isCivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { Button } from "../../components/controls/Button.tsx";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Page, Stick } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { lazyPart } from "../../components/loading/lazy-part.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { useLive } from "../../data/store/use-live.ts";
import { DayEditor } from "../../features/planning/editor/DayEditor.tsx";
import { type EditBase, readEditBase } from "../../features/planning/editor/edit-base.ts";
import type { EditCoach } from "../../features/planning/editor/edit-coach.ts";
import { Findings } from "../../features/planning/editor/Findings.tsx";
import { WaitingForPlan } from "../../features/planning/WaitingForPlan.tsx";
import { usePlanEdit } from "./use-plan-edit.ts";

const ConfirmDialog = lazyPart(() =>
  import("../../components/overlays/ConfirmDialog.tsx").then((file) => file.ConfirmDialog),
);

/** `/edit-day?date=`: one day of the plan, changed by hand (SCHED-05). */
export default function EditDayScreen() {
  const date = new URLSearchParams(useSearch()).get("date") ?? "";
  const profile = useCurrentProfile();
  const today = useToday();
  if (profile === undefined || !isCivilDate(date))
    return <NothingToEdit text="Pick a day from your schedule." />;
  return <EditDay key={`${profile.id} ${date}`} profileId={profile.id} date={date} today={today} />;
}

/** What was changed and not saved, by profile and day: leaving the page by the browser's back does not lose it. */
const kept = new Map<string, DayWorkout>();

type EditDayProps = { readonly profileId: string; readonly date: CivilDate; readonly today: CivilDate };

function EditDay({ profileId, date, today }: EditDayProps) {
  const [, navigate] = useLocation();
  const edit = usePlanEdit(profileId, today);
  const key = `${profileId} ${date}`;
  const [base, setBase] = useState<EditBase | "none">();
  const [coach, setCoach] = useState<EditCoach>();
  const [draft, setDraft] = useState<DayWorkout | undefined>(() => kept.get(key));
  const [asks, setAsks] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const load = useRef(edit);
  const planDay = usePlanDay(date);
  // On a new device the plan may come while the page is open; what is read then is not read again.
  const plan = useLive((reads) => readEditBase(reads, profileId, date, today), [profileId, date]);
  const isThere = plan.state === "ready" ? plan.value !== undefined : plan.state === "error" || undefined;
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = await load.current.base(date);
      if (gone) return;
      setBase(found === undefined || date < found.from ? "none" : found);
      const helper = await load.current.coach();
      if (!gone) setCoach(helper);
    };
    if (isThere !== undefined)
      read().catch((problem: unknown) => {
        if (!gone) setFailure("The plan could not be read just now. Go back and try again.");
        console.error(problem);
      });
    return () => {
      gone = true;
    };
  }, [date, isThere]);

  const back = () => navigate("/schedule", { replace: true });
  if (base === "none" && planDay.state === "loading")
    return (
      <Page title="Edit day" bare narrow>
        <TopBar title="Edit day" back={back} sub={formatLongDate(date)} />
        {planDay.waitsFor === "sync" && <WaitingForPlan />}
      </Page>
    );
  if (base === "none") return <NothingToEdit text={`${formatLongDate(date)} can no longer be changed.`} />;
  if (base === undefined)
    return (
      <Page title="Edit day" bare narrow>
        <TopBar title="Edit day" back={back} sub={formatLongDate(date)} />
        {failure !== undefined && <p role="alert">{failure}</p>}
      </Page>
    );
  const weekday = weekdayOf(date);
  const before = base.days[weekday];
  const workout = draft ?? before;
  const changed = draft !== undefined && JSON.stringify(draft) !== JSON.stringify(before);
  const days = setDay(base.days, weekday, workout, today);
  const findings = changed && coach !== undefined ? coach.findings(base, days) : [];
  const refused = findings.some(({ severity }) => severity === "refuse");
  const change = (next: DayWorkout) => {
    const shown = coach === undefined ? next : coach.refreshed(before, next);
    kept.set(key, shown);
    setDraft(shown);
  };
  const leave = () => {
    kept.delete(key);
    back();
  };
  const save = async () => {
    setSaving(true);
    const message = await edit.save({ base, days, said: `${formatLongDate(date)} changed` });
    setSaving(false);
    setFailure(message);
    if (message === undefined) leave();
  };

  return (
    <Page title="Edit day" bare narrow stick>
      <TopBar title="Edit day" back={() => (changed ? setAsks(true) : leave())} sub={formatLongDate(date)} />
      <DayEditor workout={workout} coach={coach} onChange={change} />
      {findings.length > 0 && (
        <section className="card">
          <Findings findings={findings} />
        </section>
      )}
      {failure !== undefined && (
        <p className="danger-text bold" role="alert">
          {failure}
        </p>
      )}
      <p className="text-small muted">
        Starts on {formatLongDate(firstChanged(date, base.from))} and holds until your next plan. Days that
        have passed stay as they were.
      </p>
      <Stick>
        <Button
          variant="primary"
          xl
          disabled={!changed || refused || workout.name.trim() === "" || coach === undefined}
          busy={saving && "Saving..."}
          onClick={() => void save()}
        >
          Save changes
        </Button>
      </Stick>
      {asks && (
        <ConfirmDialog
          open={asks}
          title="Leave without saving?"
          text="Your changes to this day will be lost. The plan stays as it is."
          confirm="Leave without saving"
          cancel="Keep editing"
          danger
          onConfirm={leave}
          onCancel={() => setAsks(false)}
          onMissing={() => setAsks(false)}
        />
      )}
    </Page>
  );
}

function NothingToEdit({ text }: { readonly text: string }) {
  return (
    <Page title="Edit day" bare narrow>
      <TopBar title="Edit day" back="/schedule" />
      <Empty
        icon="calendar"
        title="Nothing to change here"
        text={text}
        action={
          <ButtonLink variant="primary" xl href="/schedule">
            Go to the schedule
          </ButtonLink>
        }
      />
    </Page>
  );
}
