/**
 * What Muster shows a child under 13 in place of a plan: ideas for moving, no sets, no loads, no calorie goals (ONB-08;
 * docs/specs/coach.md, F4). About an hour a day of mixed play is the aim of the WHO guideline of 2020 for ages 5-17.
 */
import { emptyDay } from "@muster/domain/planning/empty-day";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { eachWeekday, type Weekday } from "@muster/domain/shared/dates";

type Idea = { readonly name: string; readonly duration: string; readonly notes: string };

/** Three ideas a day: one to get warm, one to get strong by playing, one with others. */
const ideas: Readonly<Record<Weekday, readonly [Idea, Idea, Idea]>> = {
  monday: [
    { name: "Tag", duration: "15 min", notes: "Anyone can be it. Change the rules each round." },
    { name: "Animal walks", duration: "10 min", notes: "Bear, crab, frog. Cross the room and back." },
    { name: "Ball games", duration: "20 min", notes: "Throw, catch or kick with a friend." },
  ],
  tuesday: [
    { name: "Bike or scooter", duration: "20 min", notes: "Wear a helmet. Pick a quiet path." },
    { name: "Climbing frame", duration: "15 min", notes: "Hang, swing, climb up and down." },
    { name: "Jump rope", duration: "10 min", notes: "Count the best row without a miss." },
  ],
  wednesday: [
    { name: "Dance", duration: "15 min", notes: "Three favorite songs, loud." },
    { name: "Balance path", duration: "10 min", notes: "Walk a line, a curb or a row of cushions." },
    { name: "Hide and seek", duration: "20 min", notes: "Outside if you can." },
  ],
  thursday: [
    { name: "Obstacle course", duration: "20 min", notes: "Over, under, around. Time it and beat it." },
    { name: "Wheelbarrow walk", duration: "5 min", notes: "With a partner who holds your legs." },
    { name: "Frisbee", duration: "20 min", notes: "Long throws, soft catches." },
  ],
  friday: [
    { name: "Hopscotch", duration: "15 min", notes: "Left foot, right foot, both." },
    { name: "Playground", duration: "30 min", notes: "Monkey bars count double." },
    { name: "Relay", duration: "10 min", notes: "Teams of two, a stick to pass on." },
  ],
  saturday: [
    { name: "Swim", duration: "30 min", notes: "With a grown-up near." },
    { name: "Walk with the family", duration: "40 min", notes: "Let the youngest choose the way." },
    { name: "Soccer or basketball", duration: "30 min", notes: "Small teams, lots of turns." },
  ],
  sunday: [
    { name: "Nature hunt", duration: "40 min", notes: "Find ten things of ten colors." },
    { name: "Stretch like a cat", duration: "5 min", notes: "Slow and easy, before bed." },
    { name: "Free play", duration: "30 min", notes: "You decide." },
  ],
};

const dayOf = (weekday: Weekday, coachingInsight: string): DayWorkout => ({
  // No goals of food: children's needs are not ours to set. 0 is shown as nothing.
  ...emptyDay,
  kind: "recovery",
  name: "Move and play",
  time: "Flexible",
  duration: "About an hour in all",
  location: "Anywhere",
  focus: "Have fun, get out of breath",
  coachingInsight,
  activeRecovery: ideas[weekday].map((idea) => ({ ...idea })),
  recoveryTips: ["Go to bed at the same time each day.", "Drink water when you play."],
});

/** The week of ideas, the same every week. @param said sentence of each day */
export const activityIdeas = (
  said = "Pick what you like. Playing hard is training at your age.",
): Readonly<Record<Weekday, DayWorkout>> => eachWeekday((weekday) => dayOf(weekday, said));
