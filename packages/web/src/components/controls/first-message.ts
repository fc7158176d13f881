/** Takes the person to the first thing to correct, wherever it stands in the form. */
export const focusFirstMessage = (form: HTMLElement | null): void => {
  const message = form?.querySelector(".hint.danger-text");
  const field = message?.closest(".field");
  const control = field?.querySelector<HTMLElement>("input, textarea, [tabindex='0'], button");
  control?.focus();
  field?.scrollIntoView({ block: "center" });
};
