import { onboardingSteps } from "@muster/domain/onboarding/onboarding";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { Mark } from "../../../components/layout/Mark.tsx";
import { Page, Stick } from "../../../components/layout/Page.tsx";
import { Steps } from "../../../components/layout/Steps.tsx";
import { headingOf } from "./onboarding.text.ts";
import { SettingUp } from "./SettingUp.tsx";
import { StepFields } from "./StepFields.tsx";
import { setUpText } from "./set-up.text.ts";
import { type OnboardingFormProps, useOnboarding } from "./use-onboarding.ts";

/** The four steps, saved at the end. */
export function OnboardingForm(props: OnboardingFormProps) {
  const { state, form, heading, change, checkUsername, submit, back } = useOnboarding(props);
  const { draft, step, isLast, isChild, errors, message, missing, busy } = state;
  if (busy === "creating") return <SettingUp withPlan={!isChild} />;
  const { title, text } = headingOf(step, isChild);
  return (
    <Page
      title={setUpText.setUpStep({ step, onboardingStepsCount: onboardingSteps.length })}
      bare
      narrow
      stick
      className="onboarding"
    >
      <header className="stack onboarding-head">
        <div className="between">
          <span className="row">
            <span className="small-mark">
              <Mark />
            </span>
            <b>{setUpText.muster}</b>
          </span>
          <span className="muted">
            {setUpText.stepOf({ step, onboardingStepsCount: onboardingSteps.length })}
          </span>
        </div>
        <Steps
          total={onboardingSteps.length}
          done={step - 1}
          currentPart={0.5}
          label={setUpText.stepOf({
            step,
            onboardingStepsCount: onboardingSteps.length,
          })}
        />
      </header>
      <div className="stack-4">
        <h1 className="title-large" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted text-large">{text}</p>
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <StepFields
          step={step}
          isChild={isChild}
          draft={draft}
          errors={errors}
          onChange={change}
          onUsernameLeft={() => void checkUsername()}
        />
        <Stick>
          <div className="actions">
            <FailureBanner text={message} />
            {missing !== "" && (
              <p id="missing" className="text-small muted missing">
                {missing}
              </p>
            )}
            {step > 1 && (
              <Button variant="secondary" xl onClick={back}>
                {commonText.back}
              </Button>
            )}
            <Button
              variant="primary"
              xl
              type="submit"
              disabled={missing !== ""}
              describedBy={missing === "" ? undefined : "missing"}
              busy={busy === "checking" ? setUpText.checking : false}
            >
              {isLast ? setUpText.createMyProgram : setUpText.next}
            </Button>
          </div>
        </Stick>
      </form>
    </Page>
  );
}
