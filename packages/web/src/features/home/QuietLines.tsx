import { currentAge, hasPlan, isAgeQuestionDue } from "@muster/domain/profiles/age";
import { profileRecordId } from "@muster/domain/record-ids";
import { missedDays } from "@muster/domain/schedule/missed-day";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import { formatWeekday } from "@muster/domain/shared/format";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "../../components/controls/Button.tsx";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { usePlanWeek } from "../../data/reads/use-plan.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { useLive } from "../../data/store/use-live.ts";
import { homeText } from "./home.text.ts";

type QuietLinesProps = { readonly profileId: string; readonly today: CivilDate };

/** Small things that may wait: a workout of this week that is still open, and the age, once a year. */
export function QuietLines({ profileId, today }: QuietLinesProps) {
  return (
    <>
      <OpenDayLine profileId={profileId} today={today} />
      <AgeLine profileId={profileId} today={today} />
    </>
  );
}

/** Feature F15: one line, no blame; what can be done about it is on the schedule. */
function OpenDayLine({ profileId, today }: QuietLinesProps) {
  const monday = mondayOf(today);
  const week = usePlanWeek(monday);
  const sessions = useLive(
    (reads) => reads.byDay("session", profileId, monday, addDays(monday, 6)),
    [profileId, monday],
  );
  if (week.state !== "ready" || sessions.state !== "ready") return null;
  const planned = week.days.flatMap((day) => (day.is === "planned" && !day.ideas ? [day] : []));
  const [open] = missedDays(planned, sessions.value, today);
  return open === undefined ? null : (
    <Link className="banner review-line" href="/schedule">
      <Icon name="calendar" />
      <span className="grow">{homeText.stillOpen(formatWeekday(open.date))}</span>
      <Icon name="chevron" size="s" />
    </Link>
  );
}

/** Settled point 29: age was entered in years, without a birthday; the app asks again a year later. */
function AgeLine({ profileId, today }: QuietLinesProps) {
  const { store } = useServices();
  const [failure, setFailure] = useState<string>();
  const id = profileRecordId(profileId);
  const live = useLive((reads) => reads.get("profile", id), [id]);
  const profile = live.state === "ready" ? live.value : undefined;
  if (profile === undefined || !isAgeQuestionDue(profile, today)) return null;
  const age = currentAge(profile, today);
  const confirm = async (): Promise<void> => {
    const saved = await store.write(profileId, [
      { kind: "profile", id, patch: { age, ageRecordedOn: today } },
    ]);
    setFailure(saved.ok ? undefined : saveErrorText(saved.error));
  };
  return (
    <Banner icon="user">
      <span className="stack-4">
        <span>{homeText.ageQuestion({ age, hasPlan: hasPlan(profile, today) })}</span>
        {failure !== undefined && <span className="danger-text bold">{failure}</span>}
        <span className="row wrap age-answers">
          <Button variant="ghost" onClick={() => void confirm()}>
            {homeText.yesAge(age)}
          </Button>
          <ButtonLink variant="ghost" href="/settings">
            {homeText.changeIt}
          </ButtonLink>
        </span>
      </span>
    </Banner>
  );
}
