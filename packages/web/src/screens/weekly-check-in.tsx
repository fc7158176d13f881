import { unitLabel } from "@muster/domain/body/measurement-input";
import { hasPlan, isMinor } from "@muster/domain/profiles/age";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { checkInId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import {
  type CheckInDraft,
  type CheckInField,
  checkInDraft,
  fatFreeText,
  missingInCheckIn,
  parseCheckIn,
  yearWeekText,
} from "@muster/domain/review/check-in-form";
import { reviewTexts } from "@muster/domain/review/review-texts";
import { useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { Button } from "../components/controls/Button.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Icon } from "../components/layout/Icon.tsx";
import { Page, Stick } from "../components/layout/Page.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useServices } from "../data/services.ts";
import { saveErrorText } from "../data/store/save-error.ts";
import { useLive } from "../data/store/use-live.ts";
import "../features/coaching/coaching.css";
import "../features/review/review.css";
import { NoteUnderstood } from "../features/requests/NoteUnderstood.tsx";
import { RequestsCard } from "../features/requests/RequestsCard.tsx";
import { CheckInFields } from "../features/review/CheckInFields.tsx";
import { checkInDrafts, touched } from "../features/review/form-draft.ts";
import { IdeasOnly } from "../features/review/IdeasOnly.tsx";
import { LoadFailure } from "../features/review/LoadFailure.tsx";
import { PressureNote } from "../features/review/PressureNote.tsx";
import { saveCheckIn } from "../features/review/submit-review.ts";
import { NotesField, WeeklyForm } from "../features/review/WeeklyForm.tsx";

/** A few numbers a week, for the planner (CHK-01). */
export default function WeeklyCheckInScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? <Redirect to="/user-select" /> : <WeeklyCheckIn profileId={profile.id} />;
}

/** Today's check-in, the one before it and how the person likes their numbers. */
const useCheckInRecords = (profileId: string, today: string) =>
  useLive(
    async (reads) => {
      const [profile, settings, checkIns] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.get("settings", settingsId(profileId)),
        reads.all("checkIn", profileId),
      ]);
      const earlier = checkIns
        .filter(({ date }) => date < today)
        .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
      return {
        sameDay: checkIns.find(({ id }) => id === checkInId(profileId, today)),
        previous: earlier ?? (profile && { weight: profile.weight, bodyFat: profile.bodyFat }),
        isChild: profile !== undefined && !hasPlan(profile, today),
        withBodyFat: profile === undefined || !isMinor(profile, today),
        units: (settings ?? defaultSettings).units,
      };
    },
    [profileId, today],
  );

function WeeklyCheckIn({ profileId }: { readonly profileId: string }) {
  const { store, now } = useServices();
  const [, navigate] = useLocation();
  const today = useToday();
  const live = useCheckInRecords(profileId, today);
  const [typed, setTyped] = useState<Partial<CheckInDraft>>(() => checkInDrafts.read(profileId, today));
  const [draftSaved, setDraftSaved] = useState(false);
  const [fatFree, setFatFree] = useState<string>();
  const [errors, setErrors] = useState<{ readonly [field: string]: string }>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  if (live.state === "error") return <LoadFailure text={reviewTexts.loadFailure} />;
  if (live.state === "loading")
    return (
      <Page title="Weekly check-in" bare narrow>
        {null}
      </Page>
    );
  if (live.value.isChild) return <IdeasOnly title="Weekly check-in" />;
  const { sameDay, previous, withBodyFat, units } = live.value;
  // Whatever was not touched follows the day's check-in, also one that comes while this page is open.
  const stored = checkInDraft(sameDay, units);
  const draft = { ...stored, ...typed };
  const change = (part: Partial<CheckInDraft>) => {
    const changed = touched(stored, typed, part);
    setTyped(changed);
    setDraftSaved(checkInDrafts.keep(profileId, today, changed));
  };
  const changeField = (field: CheckInField, text: string) => {
    change({ [field]: text });
    const { [field]: gone, ...rest } = errors;
    if (gone !== undefined) setErrors(rest);
  };
  const save = async () => {
    if (saving) return;
    const checkIn = parseCheckIn(draft, { date: today, units, sameDay, withBodyFat });
    if (!checkIn.ok) {
      setErrors(checkIn.error);
      setRefusals(refusals + 1);
      return;
    }
    setSaving(true);
    setFailure(undefined);
    const saved = await saveCheckIn(store, profileId, checkIn.value, now());
    setSaving(false);
    if (!saved.ok) return setFailure(saveErrorText(saved.error));
    checkInDrafts.drop(profileId, today);
    // The planner reads the record itself; the state only says where one came from (settled point 16).
    navigate("/weekly-planner", { state: { checkIn: checkIn.value } });
  };
  const missing = missingInCheckIn(draft, withBodyFat);
  const fields = {
    draft,
    errors,
    previous,
    units,
    onChange: changeField,
    onBlur: () => setFatFree(fatFreeText(draft, units)),
  };
  return (
    <Page title="Weekly check-in" bare narrow stick className="with-two">
      <header className="topbar">
        <Link className="iconbtn edge" href="/weekly-planner" aria-label="Back">
          <Icon name="back" size="l" />
        </Link>
        <span className="text-small muted row saved-mark" aria-live="polite">
          {draftSaved && (
            <>
              <Icon name="cloud" size="s" />
              Draft saved
            </>
          )}
        </span>
      </header>
      <div className="stack-4">
        <h1 className="title-large">Weekly check-in</h1>
        <p className="muted text-large">{yearWeekText(today)}</p>
      </div>
      <WeeklyForm id="check-in" refusals={refusals} onSubmit={() => void save()}>
        <section className="sec" aria-labelledby="composition">
          <h2 id="composition">Body composition</h2>
          <div className="fields">
            <CheckInFields section="composition" without={withBodyFat ? [] : ["bodyFat"]} {...fields} />
            {withBodyFat && (
              <div className="field">
                <span id="fat-free" className="bold">
                  Fat-free mass
                </span>
                <output className="input read" aria-labelledby="fat-free">
                  <span className="number">{(fatFree ?? fatFreeText(draft, units)) || "–"}</span>
                  <span className="u">{unitLabel("mass", units)}</span>
                </output>
                <span className="hint">From weight and body fat</span>
              </div>
            )}
          </div>
        </section>
        <section className="sec" aria-labelledby="heart">
          <div className="between base">
            <h2 id="heart">Cardiovascular</h2>
            <span className="muted">Optional</span>
          </div>
          <div className="fields">
            <CheckInFields section="heart" {...fields} />
          </div>
          <PressureNote upper={draft.bloodPressureSystolic} lower={draft.bloodPressureDiastolic} />
        </section>
        <section className="sec" aria-labelledby="measurements">
          <div className="between base">
            <h2 id="measurements">Measurements</h2>
            <span className="muted">Optional</span>
          </div>
          <div className="fields">
            <CheckInFields section="measurements" {...fields} />
          </div>
        </section>
        <section className="sec" aria-labelledby="notes-title">
          <h2 id="notes-title">Notes</h2>
          <NotesField label="For your coach" value={draft.notes} onChange={(notes) => change({ notes })} />
          <NoteUnderstood profileId={profileId} today={today} note={draft.notes} />
        </section>
      </WeeklyForm>
      <RequestsCard profileId={profileId} today={today} />
      {failure !== undefined && (
        <p className="danger-text bold" role="alert">
          {failure}
        </p>
      )}
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
            busy={saving && "Saving..."}
          >
            Save & Generate Plan
          </Button>
          <ButtonLink variant="ghost" full href="/weekly-planner">
            Skip & Generate Plan
          </ButtonLink>
        </div>
      </Stick>
    </Page>
  );
}
