import { fatigueEnds, recoveryWords, soreEnds } from "@muster/domain/review/recovery.text";
import { recoveryBand, recoveryConsequence, volumeCut } from "@muster/domain/review/recovery-bands";
import { Rating } from "../../components/controls/Rating.tsx";
import { Note } from "../../components/layout/Note.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { reviewText } from "./texts/review.text.ts";

type RecoveryRatingsProps = {
  readonly soreness: number;
  readonly fatigue: number;
  readonly onSoreness: (value: number) => void;
  readonly onFatigue: (value: number) => void;
};

/** Two sliders, and what they will do to next week as soon as they do something. */
export function RecoveryRatings({ soreness, fatigue, onSoreness, onFatigue }: RecoveryRatingsProps) {
  // The higher one decides; both would say the same twice.
  const consequence =
    soreness > fatigue
      ? recoveryConsequence(reviewText.soreness, soreness)
      : recoveryConsequence(reviewText.fatigue, fatigue);
  return (
    <>
      <div className="card stack-16">
        <Rating
          label={reviewText.muscleSoreness}
          value={soreness}
          onChange={onSoreness}
          word={recoveryWords[recoveryBand(soreness)]}
          ends={soreEnds}
        />
        <hr className="rule" />
        <Rating
          label={reviewText.overallFatigue}
          value={fatigue}
          onChange={onFatigue}
          word={recoveryWords[recoveryBand(fatigue)]}
          ends={fatigueEnds}
        />
      </div>
      <div aria-live="polite">
        {consequence !== undefined && (
          <Note icon="info">
            {consequence}{" "}
            <Why
              title={reviewText.whyLessNextWeek}
              text={reviewText.tiredMusclesGrowWhen}
              facts={(["elevated", "severe"] as const).map((band) => ({
                id: band,
                subject: band === "elevated" ? reviewText.rating6To7 : reviewText.rating8To10,
                value: `${volumeCut[band]?.lowest}-${volumeCut[band]?.highest}`,
                unit: "% less",
                rule: "REV-01",
                source: reviewText.bandsSource,
              }))}
            />
          </Note>
        )}
      </div>
    </>
  );
}
