/** The theme that was chosen in Settings; public/theme.js reads it before the first paint of every page. */
type ThemeChoice = "system" | "light" | "dark";

/** Applies the choice now, in every tab, and stores it for the next start. */
export const applyTheme = (choice: ThemeChoice): void => {
  try {
    if ((localStorage.getItem("theme") ?? "system") === choice) return;
    if (choice === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", choice);
  } catch {
    // Forbidden storage: the device decides.
  }
  dispatchEvent(new Event("themechange"));
};
