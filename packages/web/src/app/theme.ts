/** The theme that was chosen in Settings; public/theme.js reads it before the first paint of every page. */
import { useEffect } from "react";
import { useLive } from "../data/store/use-live.ts";

type ThemeChoice = "system" | "light" | "dark";

/** Applies the choice now, in every tab, and stores it for the next start. */
const applyTheme = (choice: ThemeChoice): void => {
  try {
    if ((localStorage.getItem("theme") ?? "system") === choice) return;
    if (choice === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", choice);
  } catch {
    // Forbidden storage: the device decides.
  }
  dispatchEvent(new Event("themechange"));
};

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
