import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { FailureBanner } from "../../components/layout/Failure.tsx";
import { missingPartText } from "../../components/loading/lazy-part.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import { profileCardsText, assessmentText as texts } from "./profile.text.ts";
import { assessmentPart, redoAssessment } from "./redo-assessment.ts";

/** Assessment Week: test again and rebuild the baseline (SET-02). */
export function AssessmentCard() {
  const { store, now, newId } = useServices();
  const profile = useCurrentProfile();
  const today = useToday();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    // Ahead of the tap, so that it works as well when the network goes in between.
    void assessmentPart.fetch();
  }, []);

  const redo = async (): Promise<void> => {
    if (busy || profile === undefined) return;
    setBusy(true);
    setFailed(undefined);
    const assessmentWeek = await assessmentPart.fetch();
    if (assessmentWeek === undefined) {
      setBusy(false);
      setAsking(false);
      return setFailed(missingPartText);
    }
    const done = await redoAssessment(
      {
        store,
        newId,
        designAssessment: async (person, day) =>
          assessmentWeek(person, day, {
            preferences: await store.all("exercisePreference", profile.id),
            gear: await store.all("gear", profile.id),
            limits: await store.all("limit", profile.id),
            wishes: await store.all("wish", profile.id),
          }),
      },
      { profileId: profile.id, today, now: now() },
    );
    setBusy(false);
    setAsking(false);
    if (!done) return setFailed(texts.failed);
    showToast({ kind: "success", text: texts.done });
    navigate("/");
  };

  return (
    <Card id="assessment-week" title={texts.title}>
      <p className="muted">{texts.lead}</p>
      <FailureBanner text={failed} />
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.redo}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.redo}
        text={texts.warning}
        confirm={profileCardsText.confirm}
        cancel={commonText.cancel}
        danger
        busy={busy && texts.busy}
        onConfirm={() => void redo()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
