/** Ideas for moving, for children under 13. */
import type { Weekday } from "@muster/domain/shared/dates";

type Idea = { readonly name: string; readonly duration: string; readonly notes: string };

/** Three ideas a day: one to get warm, one to get strong by playing, one with others. */
export const ideas: Readonly<Record<Weekday, readonly [Idea, Idea, Idea]>> = {
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
