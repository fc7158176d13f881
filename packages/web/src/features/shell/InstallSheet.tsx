import "./shell.css";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import type { HowToInstall } from "./how-to-install.ts";
import { installEventUsed } from "./install-event.ts";

const installTexts = {
  install: "Install",
  later: "Maybe Later",
  never: "Do Not Show Again",
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
    <Sheet open title="Install Muster" onClose={onClose}>
      <ul className="install-why">
        <li>
          <Icon name="home" />
          <span>Opens from your home screen, in a window of its own</span>
        </li>
        <li>
          <Icon name="offline" />
          <span>Works in the basement gym, without a signal</span>
        </li>
        <li>
          <Icon name="lock" />
          <span>Your browser keeps what you logged for longer</span>
        </li>
      </ul>
      {how.by === "hand" && (
        <ol className="install-how">
          <li>
            Tap <b className="bold">Share</b>, the square with an arrow.
          </li>
          <li>
            Choose <b className="bold">Add to Home Screen</b>.
          </li>
          <li>
            Tap <b className="bold">Add</b>, then open Muster from there.
          </li>
        </ol>
      )}
      {how.by === "nothing" && (
        <p>
          Open the browser's menu and choose <b className="bold">Install</b> or{" "}
          <b className="bold">Add to Home screen</b>. Where neither is there, this browser cannot install
          apps; everything works in it all the same.
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
