/**
 * A model designs for a person only after they agreed once to what is sent (settled point 22). The answer stays on this
 * device: another device asks again.
 */
const key = (profileId: string) => `muster.aiConsent.${profileId}`;

export type Consent = "given" | "refused" | "not-asked";

export const readConsent = (profileId: string): Consent => {
  try {
    const stored = localStorage.getItem(key(profileId));
    return stored === "given" || stored === "refused" ? stored : "not-asked";
  } catch {
    return "not-asked";
  }
};

export const storeConsent = (profileId: string, consent: Exclude<Consent, "not-asked">): void => {
  try {
    localStorage.setItem(key(profileId), consent);
  } catch {
    // Without storage the question comes again next time; nothing is sent without an answer.
  }
};
