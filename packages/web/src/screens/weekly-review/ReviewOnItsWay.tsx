/** The review before its records are here. */
import { Note } from "../../components/layout/Note.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { reviewText } from "../../features/review/texts/review.text.ts";

/** What is waited for. */
type ReviewOnItsWayProps = { readonly records: boolean; readonly history: boolean };

/** A week that is summed up from half of its records would be told wrong. */
export function ReviewOnItsWay({ records, history }: ReviewOnItsWayProps) {
  return (
    <Page title={reviewText.weeklyReview} bare narrow>
      <TopBar title={reviewText.weeklyReview} back="/" />
      {records && <Note icon="cloud">{reviewText.recordsNotHere}</Note>}
      {history && <Note icon="cloud">{reviewText.historyOnItsWay}</Note>}
    </Page>
  );
}
