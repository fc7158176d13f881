/** A third list of red flags, said quietly or in passing, and of notes that only sound so; it was written with the rules that it tests. */
import type { FlaggedNote } from "./notes.data.ts";

/** Notes with the red flag that each must be read as. */
export const redFlagsThird: readonly FlaggedNote[] = [
  ["back spasm again and my bits have gone to sleep", "nerve"],
  ["slipped disc, and now the area where you sit on a bike is numb", "nerve"],
  ["lost feeling around my backside after the back pain got worse", "nerve"],
  ["sex feels like nothing since my back went, weird", "nerve"],
  ["since the deadlift my back hurts and I have trouble to pass water", "nerve"],
  ["can't raise my hand at the wrist since I slept on it, it just hangs", "nerve"],
  ["had a takeaway so i got rid of it in the bathroom after", "purging"],
  ["only had an apple since sunday, feeling super light", "purging"],
  ["i chew and spit my food so i dont get the calories", "purging"],
  ["fasting day six just water and salts, kind of shaky", "purging"],
  ["i only let myself have 400 a day and take water tablets", "purging"],
  ["honestly dont see myself being around for christmas", "self_harm"],
  ["some nights i hope i just dont wake up", "self_harm"],
  ["cutting again, long sleeves for the gym", "self_harm"],
  ["I took more tablets than I should on friday, didnt care what happened", "self_harm"],
  ["i keep thinking about the bridge on my run", "self_harm"],
  ["training is the only thing stopping me from doing something stupid", "self_harm"],
  ["sometimes i think about crashing the car on purpose", "self_harm"],
  ["thought someone stamped on my heel, now i cant go on tiptoe", "rupture"],
  ["something let go in my elbow curling, cant screw a jar now", "rupture"],
  ["my calf exploded playing padel, limping bad", "rupture"],
  ["injection in my heel yesterday, will jump rope today", "tendon_medicine"],
  ["left arm just dropped while making tea, ok now", "stroke"],
  ["my mouth wont hold water on the left", "stroke"],
  ["suddenly cant button my shirt with my right hand", "stroke"],
  ["fell off the pony and my mum says I ask the same question all the time", "head_injury"],
];

/** Notes that sound like red flags and are none. */
export const redFlagLookAlikesThird: readonly string[] = [
  "what's the point of leg day if we skip squats",
  "cutting again for summer, 1800 calories",
  "the last lateral raise my arm dropped a bit, good burn",
  "16:8 fasting works great, first meal at noon",
  "only had toast since the morning, need food ideas",
  "thinking about the bridge exercise, hips felt great",
  "my calf went tight on the last hill but fine after stretching",
  "my knee gave me no trouble this week",
  "went for a run along the cliff path, felt alive",
  "the kids wrote letters to santa so no time on wednesday",
  "hit the wall at km 30, legs like jelly",
  "I burn 400 calories on the bike",
  "slept badly, hope I wake rested tomorrow",
  "flu jab in my arm yesterday, a bit sore",
  "want to disappear into the sofa after this week",
  "years ago I had a cortisone injection in my elbow",
  "I don't want to be here at 5 am, move it to evening",
  "toes catch on the mat in lunges",
];
