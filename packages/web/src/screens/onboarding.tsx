import "../features/profile/profile.css";
import { useLocation } from "wouter";
import { ButtonLink } from "../components/ButtonLink.tsx";
import { Empty } from "../components/Empty.tsx";
import { Page } from "../components/Page.tsx";
import { forgetRegistration, registration } from "../data/registration.ts";
import { OnboardingForm } from "../features/profile/OnboardingForm.tsx";

/** `/onboarding`: four steps to a profile and its Week 1 assessment (ONB-01..04, ONB-07, ONB-08). */
export default function OnboardingScreen() {
  const [, navigate] = useLocation();
  const token = registration();
  if (token === undefined)
    return (
      <Page title="Set up" bare narrow>
        <h1 className="vh">Set up</h1>
        <Empty
          icon="lock"
          title="A code comes first"
          text="A new profile needs a registration code. Anyone in your household can make one in Settings."
          action={
            <ButtonLink kind="p" xl href="/user-select">
              Enter a code
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <OnboardingForm
      registration={token}
      onCreated={() => {
        forgetRegistration();
        navigate("/", { replace: true });
      }}
    />
  );
}
