import "../features/profile/profile.css";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";
import { commonText } from "../components/common.text.ts";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Empty } from "../components/layout/Empty.tsx";
import { Page } from "../components/layout/Page.tsx";
import { lazyCard, lazyPart } from "../components/loading/lazy-part.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { forgetRegistration, registration } from "../data/household/registration.ts";
import { offlineText } from "../features/profile/onboarding/onboarding-draft.ts";
import { setUpText } from "../features/profile/onboarding/set-up.text.ts";

/** A new profile is made by the server; whoever has begun without it goes on, and a new start waits for it. */
const OnboardingForm = lazyCard(
  () => import("../features/profile/onboarding/OnboardingForm.tsx").then((file) => file.OnboardingForm),
  <Page title={setUpText.setUp} bare narrow>
    <h1 className="visually-hidden">{setUpText.setUp}</h1>
    <Empty
      icon="offline"
      title={setUpText.setUpNeedsTheServer}
      text={offlineText}
      action={
        <ButtonLink variant="secondary" xl href="/user-select">
          {commonText.back}
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
      <Page title={setUpText.setUp} bare narrow>
        <h1 className="visually-hidden">{setUpText.setUp}</h1>
        <Empty
          icon="lock"
          title={setUpText.aCodeComesFirst}
          text={setUpText.codeNeeded}
          action={
            <ButtonLink variant="primary" xl href="/user-select">
              {setUpText.enterACode}
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
