/**
 * Eight programmes as people find them, in our own words and numbers: what somebody would follow who had no coach. Each
 * says whom it is for; whether the kit is there is asked of every slot. `ids` are tried in order, so one slot serves gyms
 * and homes that differ in a bar or a bench.
 */
import type { FitnessLevel } from "@muster/domain/profiles/options.text";

/**
 * How a slot gets heavier.
 * `linear`: one step after every session in which all sets were done; a tenth off after a miss.
 * `double`: one step once all sets reach the top of the range.
 * `wave`: shares of a training maximum over four weeks, the fourth one light.
 * `ladder`: the next move of `ids` once all sets reach the top, the one before after a miss.
 */
type Way = "linear" | "double" | "wave" | "ladder";

/** One exercise of a programme with its alternatives and its prescription. */
export type ProgrammeSlot = {
  readonly ids: readonly string[];
  readonly sets: number;
  readonly low: number;
  readonly high: number;
  readonly restSeconds: number;
  readonly way: Way;
};

/** A published kind of programme, week by week the same. */
export type Programme = {
  readonly id: string;
  readonly title: string;
  readonly levels: readonly FitnessLevel[];
  /** Sessions a week. */
  readonly days: number;
  /** Minutes that a session takes at least. */
  readonly minutes: 30 | 45;
  /** Sessions in turn, across weeks. */
  readonly sessions: readonly (readonly ProgrammeSlot[])[];
};

const slot =
  (way: Way, restSeconds: number) =>
  (sets: number, range: string, ...ids: readonly string[]): ProgrammeSlot => {
    const [low = 8, high = low] = range.split("-").map(Number);
    return { ids, sets, low, high, restSeconds, way };
  };
const linear = slot("linear", 150);
const heavy = slot("double", 120);
const normal = slot("double", 90);
const small = slot("double", 60);
const wave = slot("wave", 180);
const ladder = slot("ladder", 90);

const bench = ["h_push.barbell", "h_push.smith"];
const press = ["v_push.barbell"];
const squat = ["squat.barbell-back"];
const dumbbellPush = ["h_push.dumbbell-bench", "h_push.dumbbell-floor"];
const dumbbellRow = ["h_pull.dumbbell-one-arm", "h_pull.dumbbell-bent"];
const pulldown = ["v_pull.pulldown", "v_pull.assisted-machine", "v_pull.dumbbell-pullover"];

/** All programmes that the coach is compared with. */
export const programmes: readonly Programme[] = [
  {
    id: "barbell-beginner-3",
    title: "Three days, whole body, barbell, two sessions in turn",
    levels: ["beginner", "returning"],
    days: 3,
    minutes: 45,
    sessions: [
      [
        linear(3, "5", "h_pull.barbell"),
        linear(3, "5", ...bench),
        linear(3, "5", ...squat),
        small(2, "10-15", "core.crunch"),
      ],
      [
        normal(3, "6-10", "v_pull.pulldown"),
        linear(3, "5", ...press),
        linear(3, "5", "hinge.barbell-deadlift"),
        small(2, "10-15", "core.crunch"),
      ],
    ],
  },
  {
    id: "novice-fives",
    title: "Sets of five, heavier each time",
    levels: ["beginner", "returning", "intermediate"],
    days: 3,
    minutes: 45,
    sessions: [
      [linear(3, "5", ...squat), linear(3, "5", ...bench), linear(2, "5", "hinge.barbell-deadlift")],
      [linear(3, "5", ...squat), linear(3, "5", ...press), linear(3, "5", "h_pull.barbell")],
    ],
  },
  {
    id: "bodyweight-ladders",
    title: "Three days without weights, six ladders",
    levels: ["beginner", "returning", "intermediate", "advanced"],
    days: 3,
    minutes: 30,
    sessions: [
      [
        ladder(
          3,
          "5-8",
          "v_pull.towel",
          "v_pull.prone-slide",
          "v_pull.foot-assisted",
          "v_pull.negative",
          "v_pull.pull-up",
          "v_pull.wide",
          "v_pull.archer",
        ),
        ladder(
          3,
          "5-12",
          "squat.chair",
          "squat.bodyweight",
          "squat.tempo",
          "squat.split-stance",
          "squat.pistol-chair",
          "squat.pistol",
        ),
        ladder(
          3,
          "5-8",
          "h_push.wall",
          "h_push.incline",
          "h_push.knee",
          "h_push.push-up",
          "h_push.feet-raised",
          "h_push.archer",
        ),
        ladder(
          3,
          "8-12",
          "hinge.glute-bridge",
          "hinge.single-leg-bridge",
          "hinge.single-leg-thrust",
          "hinge.towel-curl-single",
        ),
        ladder(3, "5-10", "h_pull.towel", "h_pull.prone-angel", "h_pull.inverted", "h_pull.inverted-raised"),
        ladder(
          3,
          "5-8",
          "v_push.towel",
          "v_push.incline-pike",
          "v_push.pike",
          "v_push.feet-raised-pike",
          "v_push.handstand",
        ),
      ],
    ],
  },
  {
    id: "dumbbell-push-pull-legs",
    title: "Dumbbells: push, pull, legs",
    levels: ["beginner", "returning", "intermediate"],
    days: 3,
    minutes: 45,
    sessions: [
      [
        normal(3, "8-12", ...dumbbellPush),
        normal(3, "8-12", "v_push.dumbbell"),
        normal(3, "10-15", "h_push.push-up", "h_push.knee"),
        small(3, "10-15", "lateral.dumbbell"),
        small(3, "10-15", "arm_ext.dumbbell"),
      ],
      [
        normal(4, "8-12", ...dumbbellRow),
        normal(3, "6-12", "v_pull.pull-up", "v_pull.dumbbell-pullover"),
        normal(3, "10-15", "h_pull.dumbbell-reverse-fly"),
        small(3, "10-15", "arm_flex.dumbbell"),
      ],
      [
        normal(3, "8-12", "squat.goblet"),
        normal(3, "8-12", "hinge.rdl"),
        normal(3, "8-12", "lunge.dumbbell-reverse"),
        small(3, "12-20", "calf.dumbbell"),
        small(2, "10-15", "core.crunch"),
      ],
    ],
  },
  {
    id: "upper-lower-4",
    title: "Four days, upper and lower, one heavy and one lighter each",
    levels: ["intermediate", "advanced", "returning"],
    days: 4,
    minutes: 45,
    sessions: [
      [
        heavy(4, "4-6", ...bench),
        heavy(4, "4-6", "h_pull.barbell", "h_pull.cable"),
        normal(3, "6-10", ...press, "v_push.machine"),
        normal(3, "6-10", "v_pull.pulldown"),
        small(2, "8-12", "arm_flex.barbell"),
      ],
      [
        heavy(4, "4-6", ...squat),
        heavy(3, "5-8", "hinge.barbell-rdl"),
        normal(3, "10-15", "squat.leg-press"),
        small(3, "10-15", "hinge.leg-curl"),
        small(3, "12-15", "calf.leg-press"),
      ],
      [
        normal(3, "8-12", "h_push.dumbbell-incline"),
        normal(3, "8-12", "h_pull.cable"),
        normal(3, "8-12", "v_pull.pulldown"),
        small(3, "12-15", "lateral.dumbbell"),
        small(3, "10-15", "arm_ext.pushdown"),
      ],
      [
        heavy(3, "4-6", "hinge.barbell-deadlift"),
        normal(3, "8-12", "squat.barbell-front"),
        normal(3, "8-12", "lunge.dumbbell-bulgarian"),
        small(3, "10-15", "hinge.leg-curl"),
        small(3, "10-15", "core.cable-crunch"),
      ],
    ],
  },
  {
    id: "wave-4",
    title: "Four main lifts, one a day, in waves of four weeks",
    levels: ["intermediate", "advanced"],
    days: 4,
    minutes: 45,
    sessions: [
      [
        wave(4, "5", ...press),
        normal(5, "8-10", "v_pull.pulldown"),
        normal(3, "10-15", "h_push.dumbbell-bench"),
      ],
      [
        wave(4, "5", "hinge.barbell-deadlift"),
        normal(4, "8-10", "squat.leg-press"),
        small(3, "10-15", "core.cable-crunch"),
      ],
      [wave(4, "5", ...bench), normal(5, "8-10", "h_pull.cable"), small(3, "10-15", "arm_ext.pushdown")],
      [
        wave(4, "5", ...squat),
        normal(4, "8-10", "hinge.leg-curl"),
        normal(3, "8-12", "h_pull.dumbbell-one-arm"),
      ],
    ],
  },
  {
    id: "budget-gym-4",
    title: "Four days of machines and dumbbells",
    levels: ["beginner", "returning", "intermediate"],
    days: 4,
    minutes: 45,
    sessions: [
      [
        normal(3, "8-12", "h_push.machine"),
        normal(3, "8-12", "h_pull.cable", "h_pull.machine"),
        normal(3, "8-12", "v_push.dumbbell"),
        normal(3, "8-12", ...pulldown),
        small(2, "10-15", "arm_ext.pushdown"),
      ],
      [
        normal(3, "8-12", "squat.leg-press"),
        normal(3, "8-12", "hinge.rdl"),
        normal(3, "10-15", "squat.leg-extension"),
        small(3, "10-15", "hinge.leg-curl"),
        small(3, "12-15", "calf.leg-press"),
      ],
      [
        normal(3, "8-12", "h_push.dumbbell-incline", "h_push.dumbbell-bench"),
        normal(3, "8-12", ...dumbbellRow),
        normal(3, "8-12", "v_push.machine"),
        normal(3, "8-12", ...pulldown),
        small(2, "10-15", "arm_flex.dumbbell"),
      ],
      [
        normal(3, "8-12", "squat.smith", "squat.goblet"),
        normal(3, "8-12", "hinge.smith-hip-thrust", "hinge.dumbbell-hip-thrust"),
        normal(3, "8-12", "lunge.dumbbell-reverse"),
        small(3, "10-15", "hinge.leg-curl"),
        small(3, "10-15", "core.machine-crunch"),
      ],
    ],
  },
  {
    id: "glutes-3",
    title: "Three days, hips first",
    levels: ["beginner", "returning", "intermediate"],
    days: 3,
    minutes: 45,
    sessions: [
      [
        normal(3, "8-12", "hinge.barbell-hip-thrust", "hinge.dumbbell-hip-thrust", "hinge.hip-thrust"),
        normal(3, "8-12", "h_pull.dumbbell-one-arm", "h_pull.cable", "h_pull.towel"),
        normal(3, "8-12", "squat.goblet", "squat.bodyweight"),
        normal(3, "8-12", "h_push.dumbbell-bench", "h_push.dumbbell-floor", "h_push.incline"),
        normal(3, "8-12", "hinge.rdl", "hinge.single-leg"),
      ],
      [
        normal(3, "8-12", "hinge.single-leg-thrust", "hinge.hip-thrust"),
        normal(3, "8-12", "v_pull.pulldown", "v_pull.dumbbell-pullover", "v_pull.towel"),
        normal(3, "8-12", "lunge.dumbbell-bulgarian", "lunge.bulgarian"),
        normal(3, "8-12", "v_push.dumbbell", "v_push.towel"),
        normal(3, "10-15", "hinge.kettlebell-deadlift", "hinge.rdl", "hinge.towel-good-morning"),
      ],
    ],
  },
];
