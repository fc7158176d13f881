/** Sends the review: the check-in is stored, the next week designed, and both become the plan as one unit (REV-03). */
import { checkInId } from "@muster/domain/record-ids";
import type { CheckIn } from "@muster/domain/review/check-in";
import { withSides } from "@muster/domain/review/check-in-form";
import { programGeneratedText, reviewTexts } from "@muster/domain/review/review.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import { useState } from "react";
import { useLocation } from "wouter";
import { showToast } from "../../components/overlays/toasts.ts";
import { useUnlikelyValues } from "../../components/overlays/use-unlikely-values.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { recheckWeek } from "../../features/coaching/generation/design-built-in.ts";
import { readDesignInput } from "../../features/coaching/generation/read-design-input.ts";
import { useGenerateWeek } from "../../features/coaching/generation/use-generate-week.ts";
import { dropPendingPlan } from "../../features/coaching/proposal/pending-plan.ts";
import {
  planStart,
  readCheckInQuestions,
  saveCheckIn,
  submitReview,
} from "../../features/review/submit-review.ts";

type Submission = {
  /** The number that the new program gets. */
  readonly week: number;
  readonly builtInOnly: boolean;
  readonly units: UnitSystem;
};

/** @param onSaved the draft is not needed any more */
export const useSubmitReview = (profileId: string, today: CivilDate, onSaved: () => void) => {
  const { ask, question } = useUnlikelyValues();
  const { store, now, newId } = useServices();
  const [, navigate] = useLocation();
  const { generation, generate, cancel, reset } = useGenerateWeek();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const designAndSave = async (checkIn: CheckIn, week: number, builtInOnly: boolean): Promise<void> => {
    const reviewId = checkInId(profileId, today);
    const filled = withSides(checkIn, await store.get("checkIn", reviewId));
    const from = await planStart(store, profileId, today);
    const question = {
      profileId,
      today,
      validFrom: from,
      replaces: true,
      checkIn: { ...filled, id: reviewId },
    };
    const input = await readDesignInput(store, question);
    if (input === undefined) return navigate("/onboarding");
    const designed = await generate({
      kind: "review",
      input,
      reviewId,
      builtInOnly,
      failureText: reviewTexts.failure,
      beforeModel: async () => {
        const saved = await saveCheckIn(store, profileId, filled, now());
        return saved.ok ? undefined : saveErrorText(saved.error);
      },
    });
    if (designed === undefined) return;
    // A model takes minutes: entries of another device in the meantime count.
    const fresh = (await readDesignInput(store, question)) ?? input;
    const saved = await submitReview(store, {
      profileId,
      checkIn: filled,
      reviewId,
      designed: await recheckWeek(designed, fresh),
      from,
      today,
      now: now(),
      newId,
    });
    if (!saved.ok) {
      reset();
      return setFailure(saveErrorText(saved.error));
    }
    onSaved();
    dropPendingPlan(profileId);
    if (saved.value.hasFeedback) return navigate(`/weekly-feedback?week=${week}`);
    showToast({ kind: "success", text: programGeneratedText(week) });
    navigate("/");
  };

  const run = async (work: () => Promise<void>): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      await work();
    } finally {
      setSaving(false);
    }
  };

  return {
    generation,
    cancel,
    /** Why it was not saved. */
    failure,
    isSaving,
    /** About unlikely values, before anything is saved. */
    question,
    submit: (checkIn: CheckIn, { week, builtInOnly, units }: Submission): Promise<void> =>
      run(async () => {
        const questions = await readCheckInQuestions(store, profileId, checkIn, units);
        await ask(questions, () => run(() => designAndSave(checkIn, week, builtInOnly)));
      }),
  };
};
