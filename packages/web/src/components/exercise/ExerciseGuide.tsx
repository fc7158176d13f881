import { commonText } from "../common.text.ts";
import { Button } from "../controls/Button.tsx";
import { guideText } from "./exercise-guide.text.ts";
import { useGuideLibrary } from "./use-guide-library.ts";

type ExerciseGuideProps = {
  /** The plan's id and name: looked up by id, then exact name, then partial name. */
  readonly exerciseId: string;
  readonly name: string;
  /** The plan's own words: shown while the guide loads, and when there is none. */
  readonly howTo: string;
  /** The way up that the plan's card names. */
  readonly progressionTips: string;
};

/**
 * The guide of an exercise wherever one is wanted. It never stands in the way: without a guide, or before its files are
 * on this device, the plan's own words are there.
 */
export function ExerciseGuide({ exerciseId, name, howTo, progressionTips }: ExerciseGuideProps) {
  const found = useGuideLibrary();
  const own = howTo.trim() === "" ? undefined : <p className="muted">{howTo}</p>;
  if (found.state === "loading") return own ?? <p className="muted">{guideText.opening}</p>;
  if (found.state === "failed")
    return (
      <div className="stack-8">
        {own}
        <p className="muted">{guideText.notOnDevice}</p>
        <Button variant="secondary" onClick={found.retry}>
          {commonText.tryAgain}
        </Button>
      </div>
    );
  const { guideOf, exerciseById, GuideView } = found.library;
  const guide = guideOf(exerciseId, name, progressionTips);
  const exercise = guide === undefined ? undefined : exerciseById(guide.exerciseId);
  if (guide === undefined || exercise === undefined)
    return own ?? <p className="muted">{guideText.noGuideYet}</p>;
  return <GuideView guide={guide} exercise={exercise} />;
}
