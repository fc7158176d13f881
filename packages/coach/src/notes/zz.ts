import * as a from "../state/testing/notes.data.ts";
import * as b from "../state/testing/notes-blind.data.ts";
import * as c from "../state/testing/notes-everyday.data.ts";
import * as d from "../state/testing/notes-fresh.data.ts";
import { readNote } from "./read-note.ts";

const same = {
  numb: ["numbness", "nerve"],
  dizzy: ["dizziness", "head_injury"],
  medication: ["medicine", "diabetes", "hernia", "blood_pressure", "easy_only_doctor", "abdominal_surgery"],
  eating: ["eating", "purging"],
  ill: ["illness"],
  heart: ["heart", "heart_rhythm"],
  ankle: ["ankle", "foot", "shin"],
  hip: ["hip", "groin"],
} as Record<string, string[]>;
const seen = (note: string) => {
  const r = readNote(note, "2026-11-22");
  return [
    ...r.stopped,
    ...r.limits.map((l) => l.area ?? l.condition ?? "exercise:" + l.exerciseIds.length),
    ...(r.asked ? ["ASK"] : []),
    ...r.wishes.map((w) => "w:" + w.type),
  ];
};
let n = 0,
  miss = 0,
  alarm = 0;
for (const list of [
  a.telling,
  a.tellingLater,
  b.tellingBlind,
  b.tellingTwisted,
  b.tellingThird,
  c.tellingEveryday,
  d.tellingFresh,
])
  for (const [note, flag] of list) {
    n++;
    const s = seen(note);
    if (!(same[flag] ?? [flag]).some((f) => s.includes(f))) {
      miss++;
      console.log("MISS", flag, "|", note, "|", s.join(","));
    }
  }
let h = 0;
for (const list of [
  a.harmless,
  a.harmlessLater,
  b.harmlessBlind,
  b.harmlessTwisted,
  b.harmlessThird,
  c.harmlessEveryday,
  d.harmlessFresh,
])
  for (const note of list) {
    h++;
    const s = seen(note);
    if (s.length) {
      alarm++;
      console.log("ALARM", note, "|", s.join(","));
    }
  }
console.log(n, miss, h, alarm);
