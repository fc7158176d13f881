/** Whether 'Set a passcode' was already offered to a profile in this browser: it is asked once. */
const key = "passcodeAsked";

const asked = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
};

export const wasPasscodeAsked = (profileId: string): boolean => asked().includes(profileId);

export const rememberPasscodeAsked = (profileId: string): void => {
  if (wasPasscodeAsked(profileId)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...asked(), profileId]));
  } catch {
    // Forbidden storage: asked again next time.
  }
};
