import { useEffect } from "react";
import { useLive } from "../data/use-live.ts";
import { applyTheme } from "./theme.ts";

/** Follows the theme in the current profile's settings; without a profile the last choice of this device stays. */
export const useChosenTheme = (profileId: string | undefined): void => {
  const settings = useLive(
    async (reads) => (profileId === undefined ? undefined : (await reads.all("settings", profileId))[0]),
    [profileId],
  );
  const theme = settings.state === "ready" ? settings.value?.theme : undefined;
  useEffect(() => {
    if (theme !== undefined) applyTheme(theme);
  }, [theme]);
};
