/** What a note wishes for the weeks to come: days, minutes, place, exercises, muscles, an event, no jumps, quiet. */
import { type Wish, wishKey } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { isOfOthers, reportedMatches } from "../clauses/reported.ts";
import { isWorn } from "../harmless/harmless.ts";
import { sentencesOf } from "../sentences/sentences.ts";
import { rewritten } from "../word-list.ts";
import { awayKitIn, homeKitIn } from "./away-kit.ts";
import { unknownKit } from "./away-kit-words.data.ts";
import { sparedMusclesIn, sportDaysIn } from "./sport-days.ts";
import { asksForStyle, praisesStyle, styleWords, tellsOfStyle } from "./style-words.data.ts";
import { clausesOfDays, contestDate, daysIn, eventDate } from "./weekdays.ts";
import { thingWishes } from "./wish-things.ts";
import { daysInForceOf, timeWishes, weekOfWish, wish } from "./wish-times.ts";
import * as words from "./wish-words.data.ts";

const placeWish = (sentence: string, date: CivilDate): readonly Wish[] => {
  // Without "hotel" or "travelling" it is the kit at home.
  const kit = words.away.test(sentence) ? "" : homeKitIn(sentence);
  if (kit !== "") return [wish(date, "place", null, { place: "home", name: kit })];
  if (words.past.test(sentence) && !words.placeStays.test(sentence)) return [];
  if (words.notThere.test(sentence)) return [];
  const place = words.places.find(([, named]) => named.test(sentence))?.[0];
  if (place === undefined) return [];
  const holds = daysInForceOf(sentence, date);
  // Who is away "on weekdays" is back one day, and has the kit of home again.
  return place === "floor"
    ? [wish(date, "place", holds ?? weekOfWish, { place, name: awayKitIn(sentence) })]
    : [wish(date, "place", holds, { place, weekdays: [...daysIn(sentence)] })];
};

const eventWish = (sentence: string, date: CivilDate): readonly Wish[] => {
  // "My brother has a race."
  if (isOfOthers(sentence)) return [];
  const isBound = words.commits.test(sentence);
  if (words.past.test(sentence) && !words.eventStays.test(sentence) && !isBound) return [];
  const name = words.event.exec(sentence)?.[0];
  if (name === undefined) return [];
  const when = eventDate(sentence, date) ?? contestDate(name, sentence, date);
  return when !== null || isBound || words.prepares.test(sentence)
    ? [wish(date, "event", null, { name: name.trim(), eventDate: when, until: when })]
    : [];
};

/** What a sentence says besides its weekdays: "I run Tuesday and Sunday, and a half marathon on 8 March". */
const withoutDays = (sentence: string): string =>
  clausesOfDays(sentence)
    .filter((clause) => daysIn(clause).length === 0)
    .join(" ");

/** All but exercises and muscles. */
const wishesOf = (sentence: string, hurts: boolean, date: CivilDate): readonly Wish[] => {
  const place = placeWish(sentence, date);
  const spared = sparedMusclesIn(sentence, date);
  const times = timeWishes(sentence, date).filter(({ type }) => type !== "days_off" || spared.length === 0);
  const free = times.flatMap(({ type, weekdays }) => (type === "days_off" ? weekdays : []));
  const sport = sportDaysIn(sentence, date).filter(
    ({ weekdays }) => !weekdays.every((day) => free.includes(day)),
  );
  const taken = [...sport, ...spared].flatMap(({ weekdays }) => weekdays);
  // "In the gym on Tuesdays" names the days of the place, "I play on Tuesdays" of a sport: not the only ones to train on.
  const isTold = words.past.test(sentence) && !words.requestPhrases.test(sentence);
  const isOfPlace = sentence.split(",").some((part) => /\d|week/.test(part) && /\b(?:gym|home)\b/.test(part));
  const isOfOther = ({ type, weekdays }: Wish): boolean =>
    type === "days" &&
    ((place.length > 0 && (weekdays.length > 0 || isOfPlace)) ||
      (weekdays.length > 0 && weekdays.every((day) => taken.includes(day))));
  return [
    ...times.filter((one) => !isOfOther(one)),
    ...sport,
    ...spared,
    // "No gym on Wednesday" is a free day: where it would be spent says nothing.
    ...place.filter(({ weekdays }) => weekdays.length === 0 || !weekdays.every((day) => free.includes(day))),
    ...eventWish(sport.length === 0 ? sentence : withoutDays(sentence), date),
    ...(words.noJumps.test(sentence) ? [wish(date, "no_jumps", null)] : []),
    ...(words.quiet.test(isTold ? sentence.replace(words.loudness, "") : sentence) && !hurts
      ? [wish(date, "quiet", null)]
      : []),
  ];
};

/** Of a week: "no deload" and "that was an easy week" ask for none, and "too many squats, dial it down" means the squats. */
const asksForEase = (sentence: string, namesThing: boolean): boolean =>
  reportedMatches(sentence, words.easierInAll).some(
    ([found]) => !(namesThing && words.ofNamedThing.test(found)),
  );

/**
 * What another part of the app looks after, or nothing does.
 * @param isAnswered its kit is in the plan already, or a wish for an exercise on it is answered
 * @param namesThing it wishes for an exercise or a muscle
 */
const elsewhereOf = (
  sentence: string,
  isAnswered: boolean,
  namesThing: boolean,
): readonly words.Elsewhere[] => {
  const isPast = words.past.test(sentence);
  const isToldOnly = isPast && !words.requestPhrases.test(sentence);
  const isUnknown = unknownKit.test(sentence);
  const isRequest =
    words.dietWords.test(sentence) ||
    (!isPast && (words.otherRequestPhrases.test(sentence) || words.tasteIn(sentence) !== null));
  const isSkill = (isRequest || words.practises.test(sentence)) && !isPast;
  const asks = words.requestPhrases.test(sentence) || asksForStyle.test(sentence);
  // A wish in few words needs no word of asking: "supersets", "5x5".
  const parts = sentence
    .split(",")
    .filter((part) => asks || (part.trim().split(" ").length <= 8 && !tellsOfStyle.test(part)));
  const isTold =
    isPast || isOfOthers(sentence) || (praisesStyle.test(sentence) && !words.please.test(sentence));
  const styles = Object.entries(styleWords).flatMap(([kind, wanted]) =>
    !isTold && parts.some((part) => part.search(wanted) >= 0) ? [kind] : [],
  );
  const counts: Partial<Record<words.Elsewhere["about"], boolean>> = {
    ...Object.fromEntries(styles.map((kind) => [kind, true])),
    // Stretches at the end are of the stretches, and the weight to lose may be that of a lift.
    order: styles.includes("order") && !styles.includes("mobility"),
    goal: styles.includes("goal") && !namesThing,
    unknown_kit: isUnknown && (!isPast || /\b(?:got|bought)\b/.test(sentence)),
    food: isRequest && words.food.test(sentence),
    unknown_skill: isSkill && words.unknownSkill.test(sentence),
    kit: !isAnswered && !isUnknown && words.kitMentions.test(sentence),
    harder: sentence.search(words.harderInAll) >= 0,
    easier: !isToldOnly && asksForEase(sentence, namesThing),
    worn: isWorn(sentence),
    variety: !isToldOnly && !namesThing && sentence.search(words.varietyWords) >= 0,
  };
  return words.elsewhereKinds.flatMap((about) =>
    counts[about] === true ? [{ about, words: sentence.trim() }] : [],
  );
};

/**
 * @param text in one spelling @param hurt which sentences tell of pain: "no more lunges" is told by the limit as well
 * @returns what was understood, each once
 */
export const wishesIn = (text: string, date: CivilDate, hurt: (sentence: string) => boolean) => {
  const sentences = sentencesOf(rewritten(text, words.corrections));
  const others = sentences.flatMap((sentence) => wishesOf(sentence, hurt(sentence), date));
  // Of some days is said first: the muscle alone would mean all of them.
  const said = new Set(others.map(wishKey));
  const things = thingWishes(sentences, hurt, date).filter((one) => !said.has(wishKey(one)));
  const hasPlaceKit = others.some(({ type, name }) => type === "place" && name !== "");
  return {
    found: [...new Map([...others, ...things].map((one) => [wishKey(one), one])).values()],
    elsewhere: sentences.flatMap((sentence) => {
      const named = thingWishes([sentence], hurt, date);
      // "I want to use the rowing machine": what is said to the wish says what is missing.
      const isAnswered =
        hasPlaceKit ||
        named.some(
          ({ type }) =>
            type === "exercise_in" || (type === "exercise_out" && !words.kitComesOrGoes.test(sentence)),
        );
      return elsewhereOf(sentence, isAnswered, named.length > 0);
    }),
  };
};
