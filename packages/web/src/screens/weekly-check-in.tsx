import { Failure } from "../components/layout/Failure.tsx";
import "../features/coaching/coaching.css";
import "../features/review/review.css";
import type { CheckIn } from "@muster/domain/review/check-in";
import {
  type CheckInDraft,
  checkInDraft,
  missingInCheckIn,
  parseCheckIn,
  yearWeekText,
} from "@muster/domain/review/check-in-form";
import { reviewTexts } from "@muster/domain/review/review.text";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";
import { commonText } from "../components/common.text.ts";
import { Button } from "../components/controls/Button.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Page, Stick } from "../components/layout/Page.tsx";
import { UnlikelyValues } from "../components/overlays/UnlikelyValues.tsx";
import { useUnlikelyValues } from "../components/overlays/use-unlikely-values.ts";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useServices } from "../data/services.ts";
import { saveErrorText } from "../data/store/save-error.text.ts";
import { NoteUnderstood } from "../features/requests/NoteUnderstood.tsx";
import { RequestsCard } from "../features/requests/RequestsCard.tsx";
import { CheckInForm } from "../features/review/CheckInForm.tsx";
import { checkInDrafts } from "../features/review/form-draft.ts";
import { IdeasOnly } from "../features/review/IdeasOnly.tsx";
import { LoadFailure } from "../features/review/LoadFailure.tsx";
import { readCheckInQuestions, saveCheckIn } from "../features/review/submit-review.ts";
import { reviewText } from "../features/review/texts/review.text.ts";
import { useCheckInRecords } from "../features/review/use-check-in-records.ts";
import { useFormDraft } from "../features/review/use-form-draft.ts";
import { DraftBar } from "../features/review/WeeklyForm.tsx";

/** A few numbers a week, for the planner (CHK-01). */
export default function WeeklyCheckInScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? <Redirect to="/user-select" /> : <WeeklyCheckIn profileId={profile.id} />;
}

function WeeklyCheckIn({ profileId }: { readonly profileId: string }) {
  const { store, now } = useServices();
  const [, navigate] = useLocation();
  const today = useToday();
  const live = useCheckInRecords(profileId, today);
  const form = useFormDraft(checkInDrafts, profileId, today);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const { ask, question } = useUnlikelyValues();
  if (live.state === "error") return <LoadFailure text={reviewTexts.loadFailure} />;
  if (live.state === "loading")
    return (
      <Page title={reviewText.weeklyCheckIn} bare narrow>
        {null}
      </Page>
    );
  if (live.value.isChild) return <IdeasOnly title={reviewText.weeklyCheckIn} />;
  const { sameDay, previous, withBodyFat, units } = live.value;
  const parse = (typed: CheckInDraft) => parseCheckIn(typed, { date: today, units, sameDay, withBodyFat });
  const shown = form.over(checkInDraft(sameDay, units), parse);
  const { draft } = shown;
  const write = async (checkIn: CheckIn) => {
    setSaving(true);
    setFailure(undefined);
    const saved = await saveCheckIn(store, profileId, checkIn, now());
    setSaving(false);
    if (!saved.ok) return setFailure(saveErrorText(saved.error));
    form.drop();
    // The planner reads the record itself; the state only says where one came from (settled point 16).
    navigate("/weekly-planner", { state: { checkIn } });
  };
  const save = async () => {
    if (saving) return;
    const checkIn = parse(draft);
    if (!checkIn.ok) return form.refuse(checkIn.error);
    setSaving(true);
    const questions = await readCheckInQuestions(store, profileId, checkIn.value, units);
    setSaving(false);
    await ask(questions, () => write(checkIn.value));
  };
  const missing = missingInCheckIn(draft, withBodyFat);
  return (
    <Page title={reviewText.weeklyCheckIn} bare narrow stick className="with-two">
      <DraftBar back="/weekly-planner" isStored={form.isStored} />
      <div className="stack-4">
        <h1 className="title-large">{reviewText.weeklyCheckIn}</h1>
        <p className="muted text-large">{yearWeekText(today)}</p>
      </div>
      <CheckInForm
        form={shown}
        previous={previous}
        units={units}
        asksBodyFat={withBodyFat}
        onSubmit={() => void save()}
        belowNotes={<NoteUnderstood profileId={profileId} today={today} note={draft.notes} />}
      />
      <RequestsCard profileId={profileId} today={today} noteAbove={draft.notes} />
      <Failure text={failure} />
      <UnlikelyValues {...question} />
      <Stick>
        <div className="stack-4">
          {missing !== "" && (
            <p id="missing" className="text-small muted">
              {missing}
            </p>
          )}
          <Button
            variant="primary"
            xl
            type="submit"
            form="check-in"
            disabled={missing !== ""}
            describedBy={missing === "" ? undefined : "missing"}
            busy={saving && commonText.saving}
          >
            {reviewText.saveAndGenerate}
          </Button>
          <ButtonLink variant="ghost" full href="/weekly-planner">
            {reviewText.skipAndGenerate}
          </ButtonLink>
        </div>
      </Stick>
    </Page>
  );
}
