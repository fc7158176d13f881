/** The sentences that the reader's own tests hold, as the model is trained on them. */
import { urgentSigns } from "@muster/coach/notes/signs.data";
import * as plain from "@muster/coach/notes/testing/notes.data";
import * as blind from "@muster/coach/notes/testing/notes-blind.data";
import {
  harmlessByClass,
  urgentByClass,
  warningNotesByClass,
} from "@muster/coach/notes/testing/notes-classes.data";
import { complaintLookAlikes, complaints } from "@muster/coach/notes/testing/notes-complaints.data";
import { harmlessEveryday, warningNotesEveryday } from "@muster/coach/notes/testing/notes-everyday.data";
import { harmlessFresh, warningNotesFresh } from "@muster/coach/notes/testing/notes-fresh.data";
import { redFlagLookAlikes, redFlags } from "@muster/coach/notes/testing/notes-red-flags.data";
import {
  redFlagLookAlikesSecond,
  redFlagsSecond,
} from "@muster/coach/notes/testing/notes-red-flags-second.data";
import {
  redFlagLookAlikesThird,
  redFlagsThird,
} from "@muster/coach/notes/testing/notes-red-flags-third.data";
import { complaintsOfRounds } from "@muster/coach/notes/testing/notes-rounds-complaints.data";
import { harmlessOfRounds } from "@muster/coach/notes/testing/notes-rounds-harmless.data";
import {
  complaintsOfLastRound,
  harmlessOfLastRound,
} from "@muster/coach/notes/testing/notes-rounds-more.data";
import { signsOfRounds } from "@muster/coach/notes/testing/notes-rounds-signs.data";
import { hostileRequests } from "../../simulate/people/hostile-notes.data.ts";

const flagged = [
  ...plain.warningNotes,
  ...plain.warningNotesLater,
  ...blind.warningNotesBlind,
  ...blind.warningNotesTwisted,
  ...blind.warningNotesThird,
  ...warningNotesEveryday,
  ...warningNotesFresh,
];
const isSign = (flag: string): boolean => flag in urgentSigns;
const textOf = ([note]: readonly [string, string]): string => note;

/** Single sentences of the reader's tests, in which a word or two decide. */
const single = {
  urgent: [
    "Chest pain began two years ago and never went away.",
    "Chest pain two years ago, never checked.",
    "Chest pain started years ago, nothing helps.",
    "Chest pain years ago, not fine yet.",
    "Chest pain years ago, fine now and then, but it is back.",
    "Chest pain years ago and it isn't healed.",
    "I have no chest pain any more",
    "I am not short of breath any longer",
    "I no longer faint",
    "no more chest pain",
    "severe headaches this week",
    "shortness of breath during my run",
    "short of breath on hills",
    "numb face since the face pulls",
    "sore back, I can't feel my left foot",
    "my lower back hurts and I cannot feel my feet",
  ],
  health: [
    "all good apart from the elbow",
    "waiting for the result of my MRI",
    "left hamstring tight after deadlifts",
    "left calf cramped on the last set",
    "sharp burn in my quads on the last set",
    "the stairs take my breath away lately",
    "my back felt strong, the right wrist not",
    "i pulled my leg on the last sprint",
    "my back to normal would be nice, it still aches when i bend",
    "no knee pain on Monday, knee pain since Friday",
    "my knee is not ok",
    "hurt my back at work",
    "bad knee since school",
    "strained my back from deadlifts",
    "I used to have knee pain and it came back",
    "i have a heart condition",
    "numb hands on face pulls",
    "Face pulls: my fingers went numb",
  ],
  nothing: [
    "I want low bar squats twice a week",
    "PPL twice a week",
    "push pull legs, each twice a week",
    "I want to look good on Saturday",
    "I wear hearing aids",
    "my doctor says I can train normally",
    "I want to jump off the box",
    "I jump off the box and land softly",
    "My legs are dead after yesterday",
    "I sweat like crazy",
    "my hands are bleeding from the bar",
    "no pain in my left knee",
    "the alarm nearly gives me a heart attack every morning, otherwise a calm week",
    "next day it was fine",
    "knees are not painful",
    "no osteoporosis",
    "my kidneys are fine",
    "throw in a few face pulls",
    "I had chest pain years ago, all checked and fine since.",
    "Chest pain five years ago, never again.",
    "our midwife twisted her knee",
    "knee pain 0/10",
    "I am back. My arms hurt.",
    "My doctor told me to build muscle and lift weights",
  ],
} as const;

/** What people write around a sign, which makes it no less of one. */
const frames: readonly ((sign: string) => string)[] = [
  (sign) => `good week, all sessions done, ${sign}`,
  (sign) => `my coach noticed that ${sign}`,
  (sign) => `${sign}, the rest of me is fine`,
  (sign) => `my partner thinks it's nothing, ${sign}`,
];

/** Half of the ways to steer a coach: orders are no complaint. */
const orders = hostileRequests.filter((_, at) => Math.floor(at / 5) % 2 === 0);

/** Each kind's sentences. What only sounds of a red flag or a complaint is neither. */
export const knownNotes = {
  urgent: [
    ...single.urgent,
    ...flagged.filter(([, flag]) => isSign(flag)).map(textOf),
    ...[...redFlags, ...redFlagsSecond, ...redFlagsThird]
      .map(textOf)
      .flatMap((sign, at) => [
        sign,
        ...frames.filter((_, which) => which % 2 === at % 2).map((write) => write(sign)),
      ]),
    ...Object.values(urgentByClass).flat(),
    ...signsOfRounds,
  ],
  health: [
    ...single.health,
    ...flagged.filter(([, flag]) => !isSign(flag)).map(textOf),
    ...Object.values(warningNotesByClass).flat(),
    ...complaints,
    ...complaintsOfRounds,
    ...complaintsOfLastRound,
  ],
  nothing: [
    ...single.nothing,
    ...orders,
    ...plain.harmless,
    ...plain.harmlessLater,
    ...blind.harmlessBlind,
    ...blind.harmlessTwisted,
    ...blind.harmlessThird,
    ...harmlessEveryday,
    ...harmlessFresh,
    ...Object.values(harmlessByClass).flat(),
    ...harmlessOfRounds,
    ...harmlessOfLastRound,
    ...complaintLookAlikes,
    ...redFlagLookAlikes,
    ...redFlagLookAlikesSecond,
    ...redFlagLookAlikesThird,
  ],
} as const;
