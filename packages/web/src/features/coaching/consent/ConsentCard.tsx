import type { Settings } from "@muster/domain/profiles/settings";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { inSentence } from "../../../components/in-sentence.ts";
import { Icon } from "../../../components/layout/Icon.tsx";
import { LabelValueList } from "../../../components/layout/LabelValueList.tsx";
import { LoadingSkeleton } from "../../../components/layout/LoadingSkeleton.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { builtInCoachName, useCoachName } from "../../../data/reads/use-coach-name.ts";
import { useServices } from "../../../data/services.ts";
import { saveErrorText } from "../../../data/store/save-error.text.ts";
import { modelStateTitle } from "../coaching.text.ts";
import { readDesignInput } from "../generation/read-design-input.ts";
import { consentText } from "./consent.text.ts";
import { storeConsent } from "./consent.ts";
import { ModelStateLines } from "./ModelStateLines.tsx";
import { type SentLine, whatIsSent } from "./what-is-sent.ts";

type ConsentCardProps = {
  readonly profileId: string;
  readonly settings: Settings;
  readonly today: CivilDate;
  /** Nothing of a minor is ever sent: there is nothing to agree to. */
  readonly minor: boolean;
};

/** Who designs this person's weeks, what a model would be sent, and their answer, which they may change (SET-04). */
export function ConsentCard({ profileId, settings, today, minor }: ConsentCardProps) {
  const { store } = useServices();
  const coachName = useCoachName();
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly SentLine[]>();
  const hasModel = !minor && coachName !== builtInCoachName;
  const agreed = settings.aiConsent === "agreed";

  const show = async (): Promise<void> => {
    setOpen(true);
    const input = await readDesignInput(store, { profileId, today, validFrom: today });
    setLines(input === undefined ? [] : whatIsSent(input, settings.units));
  };
  const answer = async (consent: "agreed" | "refused"): Promise<void> => {
    setOpen(false);
    const saved = await storeConsent(store, profileId, consent);
    if (!saved.ok) return showToast({ kind: "error", text: saveErrorText(saved.error) }) && undefined;
    showToast({
      kind: "success",
      text: consent === "agreed" ? consentText.agreed : consentText.agreementWithdrawn,
    });
  };

  return (
    <section className="card stack" aria-labelledby="ai-coach">
      <div className="row">
        <span className="muted">
          <Icon name="coach" />
        </span>
        <h2 className="text-large" id="ai-coach">
          {consentText.aiCoach}
        </h2>
      </div>
      <p>
        {minor
          ? builtInCoachName
          : hasModel
            ? consentText.checkedByBuiltIn(coachName)
            : consentText.builtInOnly}
      </p>
      <p className="muted">
        {minor
          ? consentText.under18NothingIsSent
          : hasModel
            ? answers[settings.aiConsent]
            : agreed
              ? consentText.nothingIsSentNow
              : consentText.noModel}
      </p>
      {hasModel && (
        // Closed: what the server answers late would push the rest of the page down.
        <details className="more-fields">
          <summary>
            <b>{modelStateTitle}</b>
            <Icon name="chevron" />
          </summary>
          <div className="stack-16">
            <ModelStateLines />
          </div>
        </details>
      )}
      {!minor && (hasModel || agreed) && (
        <div className="row">
          <Button variant="secondary" onClick={() => void show()}>
            {consentText.whatIsSent}
          </Button>
          {agreed && (
            <Button variant="ghost-danger" onClick={() => void answer("refused")}>
              {consentText.withdraw}
            </Button>
          )}
        </div>
      )}
      <Sheet open={open} title={consentText.whatIsSent} onClose={() => setOpen(false)}>
        <p>
          {inSentence(consentText.sentTo, {
            model: <b className="bold">{hasModel ? coachName : consentText.itsModel}</b>,
          })}
        </p>
        {lines === undefined ? <LoadingSkeleton height="12rem" /> : <LabelValueList lines={lines} />}
        {agreed ? (
          <p className="text-small muted">{consentText.youAgreed}</p>
        ) : (
          <Button variant="primary" xl onClick={() => void answer("agreed")}>
            {consentText.agree}
          </Button>
        )}
      </Sheet>
    </section>
  );
}

const answers: Readonly<Record<Settings["aiConsent"], string>> = {
  unasked: consentText.youWereNotAskedYet,
  agreed: consentText.agreedToBeAsked,
  refused: consentText.youDidNotAgree,
};
