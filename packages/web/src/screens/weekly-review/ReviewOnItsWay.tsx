/** The review before its records are here. */
import { Note } from "../../components/layout/Note.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";

/** What is waited for. */
type ReviewOnItsWayProps = { readonly records: boolean; readonly history: boolean };

/** A week that is summed up from half of its records would be told wrong. */
export function ReviewOnItsWay({ records, history }: ReviewOnItsWayProps) {
  return (
    <Page title="Weekly review" bare narrow>
      <TopBar title="Weekly review" back="/" />
      {records && (
        <Note icon="cloud">Your records are not on this device yet. They come with the next sync.</Note>
      )}
      {history && (
        <Note icon="cloud">Your history is still on its way to this device. Then your review opens.</Note>
      )}
    </Page>
  );
}
