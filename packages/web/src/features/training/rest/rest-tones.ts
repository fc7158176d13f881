/**
 * Short tones at 3, 2, 1 and 0 seconds. They are laid on the sound card's own clock ahead of time, so a throttled timer
 * can not make them late. Browsers let a page sound only after a tap: the first one of a workout unlocks it.
 */

let context: AudioContext | undefined;

/** Call from a tap or a key: makes the sound card ready. Does nothing where there is none. */
export const unlockSound = (): void => {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  // Refused without a gesture: the next tap tries again.
  if (context.state !== "running") context.resume().catch(() => undefined);
};

/** Seconds before the end, Hz, seconds long. */
const beeps = [
  { before: 3, pitch: 660, length: 0.09 },
  { before: 2, pitch: 660, length: 0.09 },
  { before: 1, pitch: 660, length: 0.09 },
  { before: 0, pitch: 990, length: 0.35 },
] as const;

const loudness = 0.25;

/**
 * A sound card that slept (a call, a locked screen) has a clock that stood still: what was laid on it would come late, so
 * it is laid anew as soon as it runs again.
 * @param inSeconds from now until the rest, or each phase of a timer, ends
 * @returns takes the tones back that have not sounded
 */
export const scheduleTones = (...inSeconds: readonly number[]): (() => void) => {
  const sound = context;
  if (sound === undefined) return () => undefined;
  const begun = Date.now();
  const layAll = (): (() => void) => {
    const passed = (Date.now() - begun) / 1000;
    const laid = inSeconds.map((seconds) => layTones(sound, seconds - passed));
    return () => {
      for (const takeBack of laid) takeBack();
    };
  };
  let takeBack = layAll();
  sound.onstatechange = () => {
    takeBack();
    if (sound.state === "running") takeBack = layAll();
  };
  return () => {
    sound.onstatechange = null;
    takeBack();
  };
};

/** Seconds from now until the last tone. */
const layTones = (sound: AudioContext, inSeconds: number): (() => void) => {
  if (inSeconds <= 0) return () => undefined;
  const end = sound.currentTime + inSeconds;
  const playing = beeps
    .filter((beep) => beep.before < inSeconds)
    .map((beep) => {
      const at = end - beep.before;
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      tone.frequency.value = beep.pitch;
      // Swells and fades, so that it does not click.
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
      volume.gain.linearRampToValueAtTime(0, at + beep.length);
      tone.connect(volume).connect(sound.destination);
      tone.start(at);
      tone.stop(at + beep.length);
      return tone;
    });
  return () => {
    for (const tone of playing) tone.disconnect();
  };
};
