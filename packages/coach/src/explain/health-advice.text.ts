/** Advice about health in a plan: never a diagnosis, always the same fixed sentences (coach.F2, F3, F7). */
import { type UrgentSign, urgentSigns } from "../notes/signs.data.ts";
import type { BirthStep } from "../state/after-birth.ts";
import type { SurgeryStep } from "../state/after-surgery.ts";
import { seenBefore } from "./health-note.text.ts";
import { turns } from "./variant-by-turn.ts";

/** Where somebody is after a birth, and what comes next (`state/after-birth.ts`). */
const birthNotes: Readonly<Record<BirthStep, string>> = {
  rest: "Two weeks of rest come first. Easy moves with your own weight follow.",
  "own-weight": "Up to week 6 you train with your own weight and the deep core. Light weights follow.",
  light: "Light weights are in. Planks, crunches and jumps stay out until week 12 at least.",
  ready:
    "No leaking, no heaviness, no bulge, no pain? Then take 'After a birth' out, and planks and jumps come back.",
};
const birthCheck =
  "If you leak, feel heaviness, a bulge or pain, tell us under Health: the plan stays easy then.";

/** Where somebody is after an operation (`state/after-surgery.ts`). */
const surgery: Readonly<Record<SurgeryStep, string | null>> = {
  fresh:
    "In the twelve weeks after an operation nothing loads that part, and the rest stays light. Until your surgeon or physiotherapist says that it may work, do only what they gave you.",
  rebuilding:
    "Up to half a year after the operation that part starts at about half and builds up week by week. Ask your surgeon or physiotherapist if that suits you.",
  over: null,
};

/** Rules that hold for months: other words each week, so that they are read. What is an alarm has one sentence (`health-note.text.ts`). */
export const healthAdviceText = {
  subject: "For your health",
  source: "your check-in and profile",
  signs: (signs: readonly UrgentSign[]) =>
    `You wrote of ${signs.map((sign) => urgentSigns[sign]).join(" and ")}.`,
  pregnancy: turns([
    "Train only as your doctor or midwife agrees, breathe all the time and stop when something feels wrong.",
    "Your doctor or midwife has the last word on training. Never hold your breath, and stop at any bad sign.",
    "Keep your doctor or midwife in the picture. If something feels wrong, stop, also in the middle of a set.",
  ]),
  pressure: turns([
    "Keep the effort easy and breathe through every rep.",
    "Easy effort only, and no holding of the breath.",
    "Breathe out as you lift, and keep each set easy.",
  ]),
  youth: turns([
    "Train with a coach or a spotter near. Clean form comes before weight.",
    "Have a coach or a spotter watch your sets. Good form first, weight later.",
    "Never lift alone: ask for a spotter. The weight waits until the form is good.",
  ]),
  soreSpot: turns([
    "What loads your sore place stays easy: eight reps and more, with four left. Go only as far as nothing hurts.",
    "Your sore place gets easy sets, and the moves that load it most are out. Stop before it hurts.",
    "Around your sore place every set is easy. Shorten the range where it hurts, and swap what still does.",
  ]),
  wrist: turns([
    "Keep the sore wrist straight: palms facing each other with dumbbells, fists instead of flat hands at a wall.",
    "For the wrist: handles and dumbbells held straight, and at a wall your fists, not your palms.",
    "Never bend the sore wrist back under a load. Turn the palms to each other, and push a wall with your fists.",
  ]),
  light: turns([
    "You are light for your height, so we plan no deficit.",
    "For your height you weigh little, so the food goal takes nothing away.",
    "Your weight is low for your height: eat enough, there is no deficit.",
  ]),
  seenBefore: turns(seenBefore),
  pelvicFloor: turns([
    "For the pelvic floor, ask a pelvic health physiotherapist: it can be treated.",
    "A pelvic health physiotherapist is the one to ask about the pelvic floor. It gets better with help.",
    "Leaking or heaviness can be treated. A pelvic health physiotherapist knows how.",
  ]),
  birth: (step: BirthStep) => [birthNotes[step], birthCheck],
  /** Riddell 2017, Exercise management in type 1 diabetes: a consensus statement (Lancet Diabetes and Endocrinology). */
  glucose: turns([
    "Train as your doctor agreed. If you use insulin or tablets that lower it, check your blood glucose before, during and after, begin at 7-10 mmol/L (126-180 mg/dl), keep fast carbs at hand, and watch for lows that night.",
    "With insulin or tablets that lower your glucose: check it before, during and after training, as your doctor agreed. Begin at 7-10 mmol/L (126-180 mg/dl), with fast carbs at hand. Lows can come that night.",
    "As your doctor agreed: with insulin or tablets that lower it, check your glucose before, during and after each session. Begin at 7-10 mmol/L (126-180 mg/dl), have fast carbs within reach, and expect that lows can come that night.",
  ]),
  surgery,
  whichPart:
    "Tell us under 'Something hurts' where you were operated on. Until then hardly anything is loaded.",
} as const;
