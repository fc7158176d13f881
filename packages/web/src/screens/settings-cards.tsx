/** The cards of the settings page that are fetched when it opens, and what stands there without them. */
import "../features/profile/profile.css";
import { Banner } from "../components/layout/Banner.tsx";
import { lazyCard, missingPartText, useCardsLoaded } from "../components/loading/lazy-part.tsx";
import { settingsText } from "../components/screens.text.ts";
import { devicesNeedServer } from "../features/household/joining/device-name.ts";

const missingCard = (
  <section className="card">
    <Banner icon="offline">{missingPartText}</Banner>
  </section>
);
// One after the other: a settings page is long, and each card fetches what only it needs.
export const LazyAssessmentCard = lazyCard(
  () => import("../features/profile/AssessmentCard.tsx").then((file) => file.AssessmentCard),
  missingCard,
);
export const LazyConsentCard = lazyCard(
  () => import("../features/coaching/consent/ConsentCard.tsx").then((file) => file.ConsentCard),
  <section className="card stack">
    <h2 className="text-large">{settingsText.aiCoach}</h2>
    <Banner icon="offline">{settingsText.coachNeedsServer}</Banner>
  </section>,
);
/** What the server answers, which comes late. */
export const LazyHouseholdCards = lazyCard(
  () => import("../features/household/owner/HouseholdCards.tsx").then((file) => file.HouseholdCards),
  <section className="sec" aria-labelledby="devices">
    <h2 id="devices">{settingsText.devicesAndInvitations}</h2>
    <div className="card">
      <Banner icon="offline">{devicesNeedServer}</Banner>
    </div>
  </section>,
);
export const LazyProfileCard = lazyCard(
  () => import("../features/profile/FitnessProfileCard.tsx").then((file) => file.FitnessProfileCard),
  missingCard,
);
export const LazyEquipmentCard = lazyCard(
  () => import("../features/training/EquipmentCard.tsx").then((file) => file.EquipmentCard),
  missingCard,
);
export const LazyDataLinks = lazyCard(
  () => import("../features/shell/DataLinks.tsx").then((file) => file.DataLinks),
  null,
);
export const LazyAppLinks = lazyCard(
  () => import("../features/shell/AppLinks.tsx").then((file) => file.AppLinks),
  null,
);
export const LazyRemindersCard = lazyCard(
  () => import("../features/reminders/RemindersCard.tsx").then((file) => file.RemindersCard),
  missingCard,
);
export const LazySecurityCard = lazyCard(
  () => import("../features/household/passcode/SecurityCard.tsx").then((file) => file.SecurityCard),
  missingCard,
);

const cardsOfDevice = [
  LazyAssessmentCard,
  LazyConsentCard,
  LazyProfileCard,
  LazyEquipmentCard,
  LazyDataLinks,
  LazyAppLinks,
  LazyRemindersCard,
  LazySecurityCard,
];
/** Whether all cards that show what is on this device can be drawn. */
export const useSettingsCardsLoaded = (): boolean => useCardsLoaded(cardsOfDevice);
