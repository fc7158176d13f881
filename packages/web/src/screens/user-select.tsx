/** `/user-select`: join the household, or say who is training (USR-01..04, USR-09, PASS-01..03). */

import { Redirect, useLocation } from "wouter";
import { Button } from "../components/controls/Button.tsx";
import { Banner } from "../components/layout/Banner.tsx";
import { FailureBanner } from "../components/layout/Failure.tsx";
import { LoadingSkeleton } from "../components/layout/LoadingSkeleton.tsx";
import { Mark } from "../components/layout/Mark.tsx";
import { Page } from "../components/layout/Page.tsx";
import { lazyCard } from "../components/loading/lazy-part.tsx";
import { registration } from "../data/household/registration.ts";
import { useServices } from "../data/services.ts";
import { afterFirstScreen } from "../data/start-order.ts";
import { FeatureList } from "../features/household/joining/FeatureList.tsx";
import { setupCodeIn } from "../features/household/joining/setup-code.ts";
import { PickerDialogs } from "../features/household/picker/PickerDialogs.tsx";
import { ProfileList } from "../features/household/picker/ProfileList.tsx";
import { useArrival } from "../features/household/picker/use-arrival.ts";
import { holdsDataOfSomebody, useHousehold } from "../features/household/picker/use-household.ts";
import { useOpenProfile } from "../features/household/picker/use-open-profile.ts";
import "../features/household/household.css";
import { commonText } from "../components/common.text.ts";
import { pickerText } from "../features/household/picker/picker.text.ts";

/** Needs the server, which has just answered that this browser is not enrolled. */
const JoinHousehold = lazyCard(
  () => import("../features/household/joining/JoinHousehold.tsx").then((file) => file.JoinHousehold),
  <Banner icon="offline">{pickerText.joiningNeedsTheServer}</Banner>,
);

const DeletedProfiles = lazyCard(
  () =>
    afterFirstScreen
      .then(() => import("../features/household/owner/DeletedProfiles.tsx"))
      .then((file) => file.DeletedProfiles),
  null,
);

export default function UserSelect() {
  const { store, sync } = useServices();
  const [, navigate] = useLocation();
  const [household, refetch] = useHousehold();
  const { message, busyId, choose, addUser, addWithCode, dialogs } = useOpenProfile(household, refetch);
  const code = setupCodeIn(location.hash);
  useArrival(household, code, choose, addWithCode);

  if (
    household.is === "joined" &&
    household.isComplete &&
    household.profiles.length === 0 &&
    registration() !== undefined
  )
    return <Redirect to="/onboarding" replace />;

  const joining = household.is === "not-joined";
  return (
    <Page title={joining ? pickerText.joinYourHousehold : pickerText.whoIsTraining} bare className="picker">
      <header className="stack-16">
        <span className="crest">
          <Mark />
        </span>
        <div>
          <h1 className="title-large">{joining ? pickerText.joinYourHousehold : pickerText.whoIsTraining}</h1>
          <p className="muted text-large intro">
            {joining ? pickerText.aCodeLetsThisDeviceIn : pickerText.showUp}
          </p>
        </div>
      </header>
      <div className="stack middle">
        <FailureBanner text={message} />
        {household.is === "not-joined" && (
          <JoinHousehold
            code={code}
            hasHousehold={household.hasHousehold}
            onJoined={(mayRegister) => {
              void sync.syncNow().catch(() => undefined);
              // Data of a profile that a restored server does not know may be here: the list says so.
              void holdsDataOfSomebody(store).then((hasData) => {
                if (mayRegister && !hasData) navigate("/onboarding", { replace: true });
                else refetch();
              });
            }}
          />
        )}
        <DeletedProfiles />
        {household.is === "unreachable" && (
          <section className="card stack">
            <h2>{pickerText.serverNotReached}</h2>
            <p className="muted">{pickerText.noProfilesYet}</p>
            <Button variant="primary" full onClick={refetch}>
              {commonText.tryAgain}
            </Button>
          </section>
        )}
        {household.is === "unknown" && (
          <section className="card stack" aria-busy="true" aria-label={pickerText.loadingProfiles}>
            <LoadingSkeleton height="3rem" />
            <LoadingSkeleton height="3rem" />
          </section>
        )}
        {household.is === "joined" && (
          <ProfileList
            profiles={household.profiles}
            missing={household.missing}
            busyId={busyId}
            onChoose={choose}
            onAdd={addUser}
          />
        )}
      </div>
      <FeatureList />
      <PickerDialogs {...dialogs} />
    </Page>
  );
}
