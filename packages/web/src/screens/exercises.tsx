import "../components/exercise/guide.css";
import "../features/exercises/exercises.css";
import { commonText } from "../components/common.text.ts";
import { Button } from "../components/controls/Button.tsx";
import { useGuideLibrary } from "../components/exercise/use-guide-library.ts";
import { Empty } from "../components/layout/Empty.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { LibraryList } from "../features/exercises/LibraryList.tsx";
import { libraryText } from "../features/exercises/library.text.ts";

/** `/exercises`: machines, bodyweight and the whole catalogue with a guide for each (EXLIB-01, EXLIB-02). */
export default function ExercisesScreen() {
  const found = useGuideLibrary();
  return (
    <Page title={libraryText.exerciseLibrary}>
      <TopBar title={libraryText.exerciseLibrary} back="/" />
      {found.state === "ready" && <LibraryList library={found.library} />}
      {found.state === "loading" && <p className="muted">{libraryText.openingTheLibrary}</p>}
      {found.state === "failed" && (
        <Empty
          icon="book"
          title={libraryText.notOnDevice}
          text={libraryText.connectOnce}
          action={
            <Button variant="secondary" onClick={found.retry}>
              {commonText.tryAgain}
            </Button>
          }
        />
      )}
    </Page>
  );
}
