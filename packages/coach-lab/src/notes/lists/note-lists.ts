/** All lists of notes, in the order in which they were written, each by a hand that had not seen the reader of its day. */
import type { JudgedNote } from "../note.ts";
import { eighthHeldOutNotes } from "./held-out/notes.eighth.heldout.data.ts";
import { eleventhHeldOutNotes } from "./held-out/notes.eleventh.heldout.data.ts";
import { fifteenthHeldOutNotes } from "./held-out/notes.fifteenth.heldout.data.ts";
import { fourteenthHeldOutNotes } from "./held-out/notes.fourteenth.heldout.data.ts";
import { heldOutNotes } from "./held-out/notes.heldout.data.ts";
import { ninthHeldOutNotes } from "./held-out/notes.ninth.heldout.data.ts";
import { secondHeldOutNotes } from "./held-out/notes.second.heldout.data.ts";
import { seventhHeldOutNotes } from "./held-out/notes.seventh.heldout.data.ts";
import { sixthHeldOutNotes } from "./held-out/notes.sixth.heldout.data.ts";
import { tenthHeldOutNotes } from "./held-out/notes.tenth.heldout.data.ts";
import { thirteenthHeldOutNotes } from "./held-out/notes.thirteenth.heldout.data.ts";
import { twelfthHeldOutNotes } from "./held-out/notes.twelfth.heldout.data.ts";
import { eighthOpenNotes } from "./notes.eighth.open.data.ts";
import { eleventhOpenNotes } from "./notes.eleventh.open.data.ts";
import { fifthOpenNotes } from "./notes.fifth.open.data.ts";
import { fourthOpenNotes } from "./notes.fourth.open.data.ts";
import { moreNotes } from "./notes.more.data.ts";
import { ninthOpenNotes } from "./notes.ninth.open.data.ts";
import { openNotes } from "./notes.open.data.ts";
import { secondOpenNotes } from "./notes.second.open.data.ts";
import { seventhOpenNotes } from "./notes.seventh.open.data.ts";
import { sixthOpenNotes } from "./notes.sixth.open.data.ts";
import { tenthOpenNotes } from "./notes.tenth.open.data.ts";
import { thirdOpenNotes } from "./notes.third.open.data.ts";
import { thirteenthOpenNotes } from "./notes.thirteenth.open.data.ts";

/** A list with its half that may be read, and the half that nobody who works on the reader may see. */
export type NoteList = {
  readonly name: string;
  readonly open: readonly JudgedNote[];
  readonly heldOut?: readonly JudgedNote[];
};

/** Every list of notes. */
export const noteLists: readonly NoteList[] = [
  { name: "first", open: [...openNotes, ...moreNotes], heldOut: heldOutNotes },
  { name: "second", open: secondOpenNotes, heldOut: secondHeldOutNotes },
  { name: "third", open: thirdOpenNotes },
  { name: "fourth", open: fourthOpenNotes },
  { name: "fifth", open: fifthOpenNotes },
  { name: "sixth", open: sixthOpenNotes, heldOut: sixthHeldOutNotes },
  { name: "seventh", open: seventhOpenNotes, heldOut: seventhHeldOutNotes },
  { name: "eighth", open: eighthOpenNotes, heldOut: eighthHeldOutNotes },
  { name: "ninth", open: ninthOpenNotes, heldOut: ninthHeldOutNotes },
  { name: "tenth", open: tenthOpenNotes, heldOut: tenthHeldOutNotes },
  { name: "eleventh", open: eleventhOpenNotes, heldOut: eleventhHeldOutNotes },
  // Held out as a whole: no sentence of its hand was trained on.
  { name: "twelfth", open: [], heldOut: twelfthHeldOutNotes },
  // Situations of people in public forums.
  { name: "thirteenth", open: thirteenthOpenNotes, heldOut: thirteenthHeldOutNotes },
  // Held out as a whole: strangers of many voices.
  { name: "fourteenth", open: [], heldOut: fourteenthHeldOutNotes },
  { name: "fifteenth", open: [], heldOut: fifteenthHeldOutNotes },
];
