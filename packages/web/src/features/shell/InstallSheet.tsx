import "./shell.css";
import { Button } from "../../components/controls/Button.tsx";
import { inSentence } from "../../components/in-sentence.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import type { HowToInstall } from "./how-to-install.ts";
import { installEventUsed } from "./install-event.ts";
import { installText } from "./texts/install.text.ts";

const installTexts = {
  install: installText.install,
  later: installText.maybeLater,
  never: installText.doNotShowAgain,
} as const;

/** How this browser installs, and what the person decided. */
export type InstallSheetProps = {
  readonly how: Extract<HowToInstall, { by: "offer" | "hand" | "nothing" }>;
  /** 'Maybe Later', closed, or done. */
  readonly onClose: () => void;
  /** Left out where the person opened the sheet. */
  readonly onNever?: (() => void) | undefined;
};

/** What installing brings, and how it goes here: a button, or the steps for an iPhone (INST-01). */
export function InstallSheet({ how, onClose, onNever }: InstallSheetProps) {
  const install = async (): Promise<void> => {
    if (how.by !== "offer") return;
    // The browser asks in its own words; whatever is answered there, this offer is used up.
    await how.event.prompt().catch(() => undefined);
    installEventUsed();
    onClose();
  };
  return (
    <Sheet open title={installText.installMuster} onClose={onClose}>
      <ul className="install-why">
        <li>
          <Icon name="home" />
          <span>{installText.ownWindow}</span>
        </li>
        <li>
          <Icon name="offline" />
          <span>{installText.worksOffline}</span>
        </li>
        <li>
          <Icon name="lock" />
          <span>{installText.keepsLonger}</span>
        </li>
      </ul>
      {how.by === "hand" && (
        <ol className="install-how">
          <li>
            {inSentence(installText.tapShare, {
              button: <b className="bold">{installText.share}</b>,
            })}
          </li>
          <li>
            {inSentence(installText.chooseEntry, {
              entry: <b className="bold">{installText.addToHomeScreen}</b>,
            })}
          </li>
          <li>
            {inSentence(installText.tapButtonThenOpen, { button: <b className="bold">{installText.add}</b> })}
          </li>
        </ol>
      )}
      {how.by === "nothing" && (
        <p>
          {inSentence(installText.chooseInMenu, {
            entry: <b className="bold">{installText.install}</b>,
            otherEntry: <b className="bold">{installText.addToHomeScreenOther}</b>,
          })}
        </p>
      )}
      <div className="stack-4 last">
        {how.by === "offer" && (
          <Button variant="primary" xl onClick={() => void install()}>
            {installTexts.install}
          </Button>
        )}
        <Button variant={how.by === "offer" ? "quiet" : "secondary"} full onClick={onClose}>
          {installTexts.later}
        </Button>
        {onNever !== undefined && (
          <Button variant="quiet" full onClick={onNever}>
            {installTexts.never}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
