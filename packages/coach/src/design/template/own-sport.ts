/** Whether somebody told of a sport of their own: whoever plays, runs or rides has cardio in the week already. */
import type { DesignInput } from "../../state/input.ts";
import { notesOfDays } from "../../state/normalise.ts";
import type { Person } from "../../state/person.ts";
import { isOfSomeDays } from "./sport-days.ts";

const sports =
  "volleyball|football|soccer|rugby|basketball|netball|handball|hockey|lacrosse|tennis|badminton|squash|padel|cricket|baseball|softball|judo|karate|taekwondo|boxing|kickboxing|muay thai|bjj|jiu.?jitsu|wrestling|fencing|swimming|rowing|cycling|triathlon|running|athletics|climbing|skiing|skating|dancing|ballet|surfing|water polo|crossfit|ultimate frisbee";
const sportMentions = new RegExp(
  [
    `\\bi (?:also |still |mostly )?(?:play|do|train for|compete in) (?:\\w+ )?(?:${sports})\\b`,
    `\\b(?:${sports}) (?:player|practice|training|team|club|match(?:es)?|games?|league|season)\\b`,
    "\\b(?:i'm|i am) an? (?:\\w+ )?(?:runner|cyclist|rower|swimmer|triathlete|footballer|boxer|climber|sprinter)\\b",
    "\\b(?:i run|i ride|i cycle|i swim|i row) (?:\\w+ ){0,3}(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|every|\\d|once|twice|three|four|intervals|with)",
    "\\bmy (?:long|tempo|interval|easy) (?:run|ride|swim)\\b",
  ].join("|"),
  "i",
);
const past = /\b(?:used to|no longer|don't|do not|never|stopped|gave up|quit|years ago)\b/i;

/** Days for which a word about it holds, eight weeks and the day before them; it is asked for no more often than seasons change. */
const memory = 57;

const running = /\brun(?:s|ning|ners?)?\b|marathon|parkrun|\bjog/i;

const isTold = (input: DesignInput, isMeant: (words: string) => boolean): boolean =>
  notesOfDays(input, memory)
    .flatMap((text) => text.split(/[.!?;\n]/))
    .some((sentence) => sportMentions.test(sentence) && !past.test(sentence) && isMeant(sentence));

/** A wish names its days, or it was told in the profile or in a check-in of the last eight weeks, and not as something of the past. */
export const hasOwnSport = (input: DesignInput, { gates }: Pick<Person, "gates">): boolean =>
  gates.wishes.some((wish) => wish.type === "event" && isOfSomeDays(wish)) || isTold(input, () => true);

/** The sport, or an event that is trained for, is a run. */
export const isRunner = (input: DesignInput, { gates }: Pick<Person, "gates">): boolean =>
  gates.wishes.some(({ type, name }) => type === "event" && running.test(name)) ||
  isTold(input, (words) => running.test(words));
