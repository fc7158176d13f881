import "../components/exercise/guide.css";
import "../features/exercises/exercises.css";
import { Button } from "../components/controls/Button.tsx";
import { useGuideLibrary } from "../components/exercise/use-guide-library.ts";
import { Empty } from "../components/layout/Empty.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { LibraryList } from "../features/exercises/LibraryList.tsx";

/** `/exercises`: machines, bodyweight and the whole catalogue with a guide for each (EXLIB-01, EXLIB-02). */
export default function ExercisesScreen() {
  const found = useGuideLibrary();
  return (
    <Page title="Exercise Library">
      <TopBar title="Exercise Library" back="/" />
      {found.state === "ready" && <LibraryList library={found.library} />}
      {found.state === "loading" && <p className="muted">Opening the library…</p>}
      {found.state === "failed" && (
        <Empty
          icon="book"
          title="The library is not on this device yet"
          text="Connect once and it stays for offline use."
          action={
            <Button variant="secondary" onClick={found.retry}>
              Try again
            </Button>
          }
        />
      )}
    </Page>
  );
}
