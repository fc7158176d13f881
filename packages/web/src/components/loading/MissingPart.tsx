import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { commonText } from "../common.text.ts";
import { controlsText } from "../components.text.ts";
import { Button } from "../controls/Button.tsx";
import { Banner } from "../layout/Banner.tsx";
import { checkForUpdate, isUpdateWaiting, onUpdateWaiting, updateNow } from "./newer-version.ts";

/** Shown where a file of the running version no longer exists on the server. */
export const outdatedPartText = commonText.outdatedPart;

/**
 * In the place of a part whose file did not come. A server with a newer version has the files of this one no more:
 * then the update stands here, else what the page says of a part that is missing.
 */
export function MissingPart({ sentence }: { readonly sentence: ReactNode }) {
  const isOutdated = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  useEffect(() => void checkForUpdate(), []);
  if (!isOutdated) return sentence;
  return (
    <Banner
      icon="refresh"
      action={
        <Button variant="ghost" onClick={updateNow}>
          {controlsText.update}
        </Button>
      }
    >
      {outdatedPartText}
    </Banner>
  );
}
