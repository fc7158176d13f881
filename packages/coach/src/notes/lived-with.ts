/**
 * What people tell of themselves and live with: another sport, an age, how the body is built. It is no sign and no new complaint;
 * what is only a fact of life is not asked about, what a week must respect is.
 */

import { numberWordPattern } from "@muster/domain/shared/number-words";
import { isHearsay } from "./current-parts.ts";

/** Times of life and short nights: they limit no movement, and the check-in asks how the sleep was. */
export const ofLife =
  /\b(?:(?:peri|post) ?)?menopaus\w*|\bhot fl(?:u|a)sh(?:es)?(?: (?:(?:at|every|all) )?nights?)?\b|\b(?:i )?sle(?:ep|pt|eping) (?:(?:really|very|so|quite|pretty) )?(?:badly|poorly)(?: with\b)?/g;

const habitWords = [
  "i|we|i'm|am|also|usually|normally|mostly|already|still|and|or|plus|do|go|with|my|a|an|the|of|lot|some|bit",
  "runs?|running|jog|jogging|swim|swimming|cycl(?:e|ing)|bike|biking|walk|walking|climb|climbing|hik(?:e|ing)|danc(?:e|ing)|rowing|sprints?|play|playing|football|soccer|rugby|tennis|padel|squash|badminton|basketball|volleyball|handball|hockey|golf|cricket|yoga|pilates|judo|karate|boxing",
  "practice|training|train|match(?:es)?|games?|club|team|league|kids|friends|dog|marathon|race|long|easy|short|half|full",
  "once|twice|times?|per|each|every|days?|weeks?|weekends?|weekdays?|\\w+days?|often|regularly|on|in|at|to|for|from|about|around|mornings?|afternoons?|evenings?|nights?|before|after|work|school|km|k|miles?|hours?|minutes?|min",
  `\\d+|${numberWordPattern()}`,
].join("|");
/** "I run four times a week, long run on Sunday": nothing but how often, and of what. */
export const habits = new RegExp(`^ *(?:${habitWords})(?:[ ,]+(?:${habitWords}))* *$`);

const cannot =
  "(?:can(?:'?t|not| not)|unable to|not able to|don'?t|do not|wo(?:n'?t|uld rather not)|(?:hard|difficult|impossible)(?: for me)? to|(?:struggle|trouble)(?: to| with)?|no longer)";
/** What a body can not do and has not been able to do: a week must respect it, and nobody must be alarmed. */
const ofBuild = new RegExp(
  `\\b${cannot} (?:\\w+ ){0,3}?(?:get(?:ting)? (?:back )?(?:down|on|onto)|lie|lying|kneel(?:ing)?|sit|sitting|go)(?: down)? ?(?:on|onto|to|on to) the (?:floor|ground)\\b|\\b(?:use|using|in) (?:a|my) wheel ?chair\\b|\\bwheel ?chair (?:user|bound)\\b|\\bmy wheel ?chair\\b|\\b(?:para|tetra|quadri)plegi\\w+|\\bparaly[sz]ed (?:from|below)\\b|\\bamputee\\b`,
);
const isNew =
  /\b(?:fell|fall\w*|sudden\w*|since|today|yesterday|this (?:week|morning)|any ?more|now|numb\w*|ting\w+|pain\w*|hurt\w*|dizz\w*|faint\w*|worse|woke)\b/;
/** @param sentence in one spelling */
export const isOfBuild = (sentence: string): boolean =>
  ofBuild.test(sentence) && !isNew.test(sentence) && !isHearsay(sentence);
