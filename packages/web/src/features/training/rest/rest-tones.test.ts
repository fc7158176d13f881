import { afterEach, expect, test, vi } from "vitest";
import { scheduleTones, unlockSound } from "./rest-tones.ts";

/** A sound card whose clock stands still while it sleeps. */
class Sound {
  static card: Sound;
  state = "running";
  currentTime = 0;
  destination = {};
  onstatechange: (() => void) | null = null;
  /** When each tone begins, by the card's clock. */
  tones: number[] = [];
  constructor() {
    Sound.card = this;
  }
  resume = async () => undefined;
  createGain = () => {
    const gain = { setValueAtTime: () => gain, linearRampToValueAtTime: () => gain };
    return { gain, connect: (next: unknown) => next };
  };
  createOscillator = () => {
    let begins = 0;
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (when: number) => {
        begins = when;
        this.tones.push(when);
      },
      stop: () => undefined,
      disconnect: () => {
        this.tones = this.tones.filter((when) => when !== begins);
      },
    };
  };
  /** What really passes, and what of it the card notices. */
  pass = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    if (this.state === "running") this.currentTime += seconds;
  };
  change = (state: string) => {
    this.state = state;
    this.onstatechange?.();
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("EXC-05 a rest that was laid while the sound slept still ends on time", () => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Sound);
  vi.stubGlobal("window", { AudioContext: Sound });
  unlockSound();
  const { card } = Sound;
  const cancel = scheduleTones(60);
  expect(card.tones).toEqual([57, 58, 59, 60]);
  card.pass(10);
  card.change("suspended");
  card.pass(30);
  // A tap wakes it: 20 seconds are left, and its clock stands at 10.
  card.change("running");
  expect(card.tones).toEqual([27, 28, 29, 30]);
  cancel();
  expect(card.tones).toEqual([]);
  // Nothing is laid for a rest that is over or was taken back.
  card.change("suspended");
  card.change("running");
  expect(card.tones).toEqual([]);
  scheduleTones(5);
  card.change("suspended");
  card.pass(6);
  card.change("running");
  expect(card.tones).toEqual([]);
});

test("a timer's phases are laid at once, and taken back at once", () => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Sound);
  vi.stubGlobal("window", { AudioContext: Sound });
  unlockSound();
  const { card } = Sound;
  card.currentTime = 0;
  card.state = "running";
  card.tones = [];
  const cancel = scheduleTones(10, 30);
  expect(card.tones).toEqual([7, 8, 9, 10, 27, 28, 29, 30]);
  card.pass(12);
  card.change("suspended");
  card.change("running");
  // The first phase is over: only the second one still sounds.
  expect(card.tones).toEqual([27, 28, 29, 30]);
  cancel();
  expect(card.tones).toEqual([]);
});
