import { childActivity } from "@muster/domain/progress/child-activity";
import { windowDays } from "@muster/domain/progress/figures";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatCount } from "@muster/domain/shared/format";
import { commonText } from "../../components/common.text.ts";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { useLive } from "../../data/store/use-live.ts";
import { progressText } from "./texts/progress.text.ts";

type ChildProgressProps = { readonly profileId: string; readonly today: CivilDate };

/** Progress under 13 (ONB-08): days moved and things tried in 12 weeks. No weight, no measurements, no goals. */
export function ChildProgress({ profileId, today }: ChildProgressProps) {
  const from = addDays(today, 1 - windowDays);
  const live = useLive((reads) => reads.byDay("session", profileId, from, today), [profileId, from]);
  if (live.state === "error") throw live.error;
  return (
    <Page title={progressText.progress} narrow>
      <TopBar title={progressText.progress} />
      {live.state === "ready" && <Activity {...childActivity(live.value, today)} />}
    </Page>
  );
}

function Activity({ thisWeek, days, tried }: ReturnType<typeof childActivity>) {
  if (days === 0)
    return (
      <Empty
        icon="heart"
        title={progressText.nothingTriedYet}
        text={progressText.checkAnIdeaOnHomeWhen}
        action={
          <ButtonLink variant="primary" xl href="/">
            {progressText.seeTodaysIdeas}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <section className="sec" aria-labelledby="moved">
        <h2 id="moved">{progressText.daysYouMoved}</h2>
        <div className="stats">
          <div>
            <span className="muted">{commonText.thisWeek}</span>
            <span className="number">{thisWeek}</span>
          </div>
          <div>
            <span className="muted">{progressText.last12Weeks}</span>
            <span className="number">{days}</span>
          </div>
        </div>
      </section>
      <section className="sec" aria-labelledby="tried">
        <h2 id="tried">{progressText.thingsYouTried}</h2>
        <ul className="card flush list">
          {tried.map((one) => (
            <li key={one.name}>
              <span className="grow bold">{one.name}</span>
              <span className="muted">{formatCount(one.days, "day")}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
