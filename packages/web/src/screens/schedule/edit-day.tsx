import "../../features/planning/editor/edit.css";
import { type CivilDate, isCivilDate } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import { useLocation, useSearch } from "wouter";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { editorText } from "../../features/planning/editor/editor.text.ts";
import { WaitingForPlan } from "../../features/planning/WaitingForPlan.tsx";
import { EditedDay } from "./EditedDay.tsx";
import { useEditBase } from "./use-edit-base.ts";

/** `/edit-day?date=`: one day of the plan, changed by hand (SCHED-05). */
export default function EditDayScreen() {
  const date = new URLSearchParams(useSearch()).get("date") ?? "";
  const profile = useCurrentProfile();
  const today = useToday();
  if (profile === undefined || !isCivilDate(date)) return <NothingToEdit text={editorText.pickDay} />;
  return <EditDay key={`${profile.id} ${date}`} profileId={profile.id} date={date} today={today} />;
}

type EditDayProps = { readonly profileId: string; readonly date: CivilDate; readonly today: CivilDate };

function EditDay({ profileId, date, today }: EditDayProps) {
  const [, navigate] = useLocation();
  const { base, coach, failure } = useEditBase(profileId, date, today);
  const planDay = usePlanDay(date);
  const back = () => navigate("/schedule", { replace: true });
  const isOnItsWay = base === "none" && planDay.state === "loading";
  if (base === undefined || isOnItsWay)
    return (
      <Page title={editorText.editDay} bare narrow>
        <TopBar title={editorText.editDay} back={back} sub={formatLongDate(date)} />
        {isOnItsWay && planDay.waitsFor === "sync" && <WaitingForPlan />}
        {base === undefined && failure !== undefined && <p role="alert">{failure}</p>}
      </Page>
    );
  if (base === "none") return <NothingToEdit text={editorText.noLonger(formatLongDate(date))} />;
  return <EditedDay {...{ profileId, date, today, base, coach }} unread={failure} onBack={back} />;
}

function NothingToEdit({ text }: { readonly text: string }) {
  return (
    <Page title={editorText.editDay} bare narrow>
      <TopBar title={editorText.editDay} back="/schedule" />
      <Empty
        icon="calendar"
        title={editorText.nothingToChangeHere}
        text={text}
        action={
          <ButtonLink variant="primary" xl href="/schedule">
            {editorText.goToTheSchedule}
          </ButtonLink>
        }
      />
    </Page>
  );
}
