import { useState } from "react";
import { lazyPart } from "../../components/loading/lazy-part.tsx";
import { useHowToInstall } from "./how-to-install.ts";
import { SettingsLink } from "./SettingsLinks.tsx";
import { installText } from "./texts/install.text.ts";

const InstallSheet = lazyPart(() => import("./InstallSheet.tsx").then((file) => file.InstallSheet));
const WelcomeTour = lazyPart(() => import("./WelcomeTour.tsx").then((file) => file.WelcomeTour));

/** The app itself: the tour again (its steps are about plans and goals: none under 13), installing, and what it is made of. */
export function AppLinks({ withTour }: { readonly withTour: boolean }) {
  const [open, setOpen] = useState<"tour" | "install">();
  const how = useHowToInstall();
  const close = (): void => setOpen(undefined);
  return (
    <nav aria-label={installText.aboutTheApp}>
      <div className="card flush list">
        {withTour && (
          <SettingsLink
            icon="star"
            label={installText.welcomeTour}
            sub={installText.nineShortSteps}
            onClick={() => setOpen("tour")}
          />
        )}
        {how.by !== "installed" && (
          <SettingsLink
            icon="phone"
            label={installText.installTheApp}
            sub={installText.installHint}
            onClick={() => setOpen("install")}
          />
        )}
        <SettingsLink
          icon="info"
          label={installText.aboutMuster}
          sub={installText.versionLicensesCredits}
          href="/settings/about"
        />
      </div>
      {open === "tour" && <WelcomeTour onClose={close} onMissing={close} />}
      {open === "install" && how.by !== "installed" && (
        <InstallSheet how={how} onClose={close} onMissing={close} />
      )}
    </nav>
  );
}
