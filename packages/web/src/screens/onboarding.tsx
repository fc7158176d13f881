import "../features/profile/profile.css";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Empty } from "../components/layout/Empty.tsx";
import { Page } from "../components/layout/Page.tsx";
import { lazyCard, lazyPart } from "../components/loading/lazy-part.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { forgetRegistration, registration } from "../data/household/registration.ts";
import { offlineText } from "../features/profile/onboarding/onboarding-draft.ts";

/** A new profile is made by the server; whoever has begun without it goes on, and a new start waits for it. */
const OnboardingForm = lazyCard(
  () => import("../features/profile/onboarding/OnboardingForm.tsx").then((file) => file.OnboardingForm),
  <Page title="Set up" bare narrow>
    <h1 className="visually-hidden">Set up</h1>
    <Empty
      icon="offline"
      title="Set up needs the server"
      text={offlineText}
      action={
        <ButtonLink variant="secondary" xl href="/user-select">
          Back
        </ButtonLink>
      }
    />
  </Page>,
);

const SetUpKit = lazyPart(() =>
  import("../features/household/owner/SetUpKit.tsx").then((file) => file.SetUpKit),
);

/** Id of the owner who was just made: the offer of a recovery code stands through a reload. */
const newOwnerKey = "newOwner";

/** `/onboarding`: four steps to a profile and its Week 1 assessment (ONB-01..04, ONB-07, ONB-08). */
export default function OnboardingScreen() {
  const [, navigate] = useLocation();
  const profile = useCurrentProfile();
  const [newOwner, setNewOwner] = useState(() => sessionStorage.getItem(newOwnerKey));
  const toHome = (): void => {
    sessionStorage.removeItem(newOwnerKey);
    navigate("/", { replace: true });
  };
  const token = registration();
  if (profile !== undefined && profile.id === newOwner)
    return <SetUpKit onDone={toHome} onMissing={toHome} />;
  // Whoever is signed in has a profile; only a code in hand makes another one.
  if (token === undefined && profile !== undefined) return <Redirect to="/" replace />;
  if (token === undefined)
    return (
      <Page title="Set up" bare narrow>
        <h1 className="visually-hidden">Set up</h1>
        <Empty
          icon="lock"
          title="A code comes first"
          text="A new profile needs a registration code. Anyone in your household can make one in Settings."
          action={
            <ButtonLink variant="primary" xl href="/user-select">
              Enter a code
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <OnboardingForm
      registration={token}
      onCreated={({ id, isOwner }) => {
        forgetRegistration();
        if (!isOwner) return toHome();
        sessionStorage.setItem(newOwnerKey, id);
        setNewOwner(id);
      }}
    />
  );
}
