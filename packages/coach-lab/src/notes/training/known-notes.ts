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

/** Each kind's sentences. What only sounds of a red flag or a complaint is neither. */
export const knownNotes = {
  urgent: [
    ...flagged.filter(([, flag]) => isSign(flag)).map(textOf),
    ...[...redFlags, ...redFlagsSecond, ...redFlagsThird].map(textOf),
    ...Object.values(urgentByClass).flat(),
    ...signsOfRounds,
  ],
  health: [
    ...flagged.filter(([, flag]) => !isSign(flag)).map(textOf),
    ...Object.values(warningNotesByClass).flat(),
    ...complaints,
    ...complaintsOfRounds,
    ...complaintsOfLastRound,
  ],
  nothing: [
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
