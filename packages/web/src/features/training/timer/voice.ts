/** Says what a timer changes to, when the person asked for it: off until then, kept on the device alone. */

const key = "muster.timerVoice";

/** Whether this browser can speak. */
export const canSpeak = (): boolean => "speechSynthesis" in window;

/** Whether the person turned the voice on. */
export const readVoice = (): boolean => {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
};

/** Stores that choice on this device. */
export const storeVoiceChoice = (on: boolean): void => {
  try {
    if (on) localStorage.setItem(key, "on");
    else localStorage.removeItem(key);
  } catch {
    // It holds until the page is left.
  }
};

/** What was being said is cut short: the newest change counts. */
export const speak = (words: string): void => {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = "en-US";
  window.speechSynthesis.speak(spoken);
};
