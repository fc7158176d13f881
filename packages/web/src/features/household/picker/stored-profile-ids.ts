/** Small lists of profile ids that stay in this browser. */

type StoredProfileIds = {
  has(profileId: string): boolean;
  add(profileId: string): void;
};

const storedUnder = (key: string): StoredProfileIds => {
  const read = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
    } catch {
      return [];
    }
  };
  return {
    has: (profileId) => read().includes(profileId),
    add: (profileId) => {
      if (read().includes(profileId)) return;
      try {
        localStorage.setItem(key, JSON.stringify([...read(), profileId]));
      } catch {
        // Full or forbidden storage: as if it had never been added.
      }
    },
  };
};

/** Who was offered a passcode here: 'Set a passcode' appears once, not at each sign-in. */
export const passcodeOffered = storedUnder("passcodeAsked");

/** Who has trained here: without a passcode their profile opens again with no server in reach. */
export const usedOnDevice = storedUnder("usedHere");
