import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button, type ButtonVariant } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { lazyPart } from "../../../components/loading/lazy-part.tsx";
import { useSyncStatus } from "../../../data/sync/use-sync-status.ts";
import { useSwitchUser } from "./switch-user.ts";

const SwitchUserQuestion = lazyPart(() =>
  import("./SwitchUserQuestion.tsx").then((file) => file.SwitchUserQuestion),
);

type SwitchUserProps = {
  /** As a button with these words; left out: the icon of a top bar. */
  readonly words?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly full?: boolean | undefined;
};

/** The way back to the picker. With unsent entries it says first how many wait, and offers to send them now. */
export function SwitchUser({ words, variant, full }: SwitchUserProps) {
  const { unsent } = useSyncStatus();
  const switchUser = useSwitchUser();
  const [asking, setAsking] = useState<boolean>();
  const ask = (): void => (unsent === 0 ? switchUser() : setAsking(true));
  return (
    <>
      {words === undefined ? (
        <button type="button" className="iconbtn" aria-label={commonText.switchUser} onClick={ask}>
          <Icon name="people" />
        </button>
      ) : (
        <Button variant={variant} full={full} onClick={ask}>
          {words}
        </Button>
      )}
      {asking !== undefined && (
        <SwitchUserQuestion
          open={asking}
          onClose={() => setAsking(false)}
          onMissing={() => setAsking(undefined)}
          switchUser={switchUser}
        />
      )}
    </>
  );
}
