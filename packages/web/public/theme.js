// Sets the theme before the first paint. External, because the page allows no inline script; not a module, because
// modules run too late. The choice is 'light', 'dark' or nothing (the device decides) under the key 'theme'.
// For the same reason the browser's offer to install the app is kept here (features/shell/install-event.ts).
(() => {
  const device = matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  };
  const apply = () => {
    const choice = chosen();
    const theme = choice === "light" || choice === "dark" ? choice : device.matches ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
    const bar = document.querySelector('meta[name="theme-color"]');
    if (bar !== null) bar.setAttribute("content", theme === "dark" ? "#0b0e14" : "#f5f6fa");
  };
  apply();
  device.addEventListener("change", apply);
  // Another tab, or `applyTheme` in this one.
  addEventListener("storage", apply);
  addEventListener("themechange", apply);

  const offer = (event) => {
    globalThis.installOffer = event;
    dispatchEvent(new Event("installoffer"));
  };
  addEventListener("beforeinstallprompt", (event) => {
    // Our own words instead of the browser's bar.
    event.preventDefault();
    offer(event);
  });
  addEventListener("appinstalled", () => offer(undefined));
})();
