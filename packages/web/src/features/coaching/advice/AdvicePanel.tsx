import type { DesignInput } from "@muster/coach/state/input";
import { factsIn, textIn } from "@muster/domain/planning/units/facts-in-units";
import { isMinor } from "@muster/domain/profiles/age";
import { shownUnits } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { ShownUnits, UnitSystem } from "@muster/domain/shared/units";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { Why } from "../../../components/overlays/WhySheet.tsx";
import { textNaming, useWhoAnswers } from "../../../data/reads/use-coach-name.ts";
import { useServices } from "../../../data/services.ts";
import { adviceFailureText, adviceText } from "../coaching.text.ts";
import type { Advice, AdviceFor } from "./request-advice.ts";
import "../coaching.css";
import { LazyConsent } from "../consent/GenerationConsent.tsx";
import { whatIsSent } from "../consent/what-is-sent.ts";
import { consentFor, modelOf, requestWithConsent } from "../generation/model-and-consent.ts";
import { readDesignInput } from "../generation/read-design-input.ts";

/** The workout that advice is asked about. */
export type AdvicePanelProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly workout: AdviceFor;
  /** What the health entries of the last days mean for today. */
  readonly health: ReactNode;
};

type AdviceState =
  | { readonly state: "idle" }
  | { readonly state: "working" }
  | {
      readonly state: "consent";
      readonly coachName: string;
      readonly input: DesignInput;
      readonly units: UnitSystem;
      readonly answer: (agreed: boolean | undefined) => void;
    }
  | { readonly state: "answered"; readonly advice: Advice; readonly shown: ShownUnits }
  | { readonly state: "failed"; readonly message: string };

/** 'Ask Claude for Workout Advice' with the advice below, and who gave it (WORK-03). */
export function AdvicePanel({ profileId, today, workout, health }: AdvicePanelProps) {
  const { api, store, sync } = useServices();
  const coachName = useWhoAnswers();
  const [request, setRequest] = useState<AdviceState>({ state: "idle" });
  const running = useRef(false);

  const answerOf = async (builtInOnly: boolean): Promise<AdviceState> => {
    const shown = shownUnits(await store.get("settings", settingsId(profileId)));
    const { units } = shown;
    const input = await readDesignInput(store, { profileId, today, validFrom: today });
    if (input === undefined) return { state: "failed", message: adviceText.recordsNotHere };
    // The coach's own code comes with the first question.
    const { builtInAdvice, modelAdvice } = await import("./request-advice.ts");
    const builtIn = (): AdviceState => ({
      state: "answered",
      advice: builtInAdvice(input, workout, units),
      shown,
    });
    const model = builtInOnly || isMinor(input.profile, today) ? null : await modelOf(api);
    if (model === null) return builtIn();
    const agreed = await consentFor(
      store,
      input,
      () =>
        new Promise((answer) => {
          setRequest({ state: "consent", coachName: model.name, input, units, answer });
        }),
    );
    if (agreed === undefined) return { state: "idle" };
    if (!agreed) return builtIn();
    setRequest({ state: "working" });
    const given = await modelAdvice(
      { advice: (question) => requestWithConsent(sync, () => api.advice(question)) },
      input,
      workout,
      units,
    );
    return given.ok
      ? { state: "answered", advice: given.value, shown }
      : { state: "failed", message: given.error };
  };
  const ask = async (builtInOnly: boolean): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setRequest({ state: "working" });
    try {
      setRequest(await answerOf(builtInOnly));
    } catch (failure) {
      setRequest({ state: "failed", message: adviceFailureText });
      // Reading or the built-in coach broke: that is a bug, and the console is where it can be found.
      console.error(failure);
    } finally {
      running.current = false;
    }
  };

  const { state } = request;
  return (
    <section className="stack-8" aria-label={adviceText.workoutAdvice}>
      {health}
      <Button
        variant="secondary"
        full
        busy={(state === "working" || state === "consent") && adviceText.looking}
        onClick={() => void ask(false)}
      >
        <Icon name="coach" size="s" />
        {textNaming(coachName, adviceText.askForAdvice)}
      </Button>
      {state === "idle" && (
        <p className="text-small muted">
          <WholeWords text={adviceText.answeredBy(coachName)} />
        </p>
      )}
      <div aria-live="polite">
        {request.state === "answered" && (
          <div className="card stack-8">
            <ul className="bullet-rows">
              {request.advice.sentences.map((sentence) => (
                <li key={sentence}>
                  <span className="muted">
                    <Icon name="check" size="s" />
                  </span>
                  <span>{textIn(request.shown, sentence)}</span>
                </li>
              ))}
            </ul>
            <p className="text-small muted">
              {adviceText.answeredBy(request.advice.answeredBy)}{" "}
              {request.advice.facts !== undefined && request.advice.facts.length > 0 && (
                <Why title={adviceText.whyThisAdvice} facts={factsIn(request.shown, request.advice.facts)} />
              )}
            </p>
          </div>
        )}
      </div>
      {request.state === "failed" && (
        <div className="card stack-8" role="alert">
          <p className="row danger-text bold">
            <Icon name="warning" />
            {request.message}
          </p>
          <p className="muted">{adviceText.workoutUnchanged}</p>
          <div className="row wrap">
            <Button variant="secondary" onClick={() => void ask(true)}>
              {adviceText.askBuiltIn}
            </Button>
            {/api key/i.test(request.message) && (
              <ButtonLink variant="ghost" href="/settings">
                {adviceText.goToSettings}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
      {request.state === "consent" && (
        <LazyConsent
          open
          coachName={request.coachName}
          lines={whatIsSent(request.input, request.units)}
          onAgree={() => request.answer(true)}
          onRefuse={() => request.answer(false)}
          onClose={() => request.answer(undefined)}
          onMissing={() => request.answer(undefined)}
        />
      )}
    </section>
  );
}
