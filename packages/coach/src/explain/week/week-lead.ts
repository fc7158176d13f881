/** The most important thing about a week, and the name that it bears. */
import { type PrimaryGoal, weekdayNames } from "@muster/domain/profiles/options";
import type { Phase } from "../../design/week-phase.ts";
import { weekText } from "./week.text.ts";
import type { WeekTextInput } from "./week-text-input.ts";

/** What holds the week back, the first of them by name (spec §9): sleep under 7 h, stress of 7 and more, energy of 4 and less. */
const heldBy = ({ person, turn, hasBaby }: WeekTextInput): string => {
  const { sleepHours, stress } = person.recovery;
  if (sleepHours !== null && sleepHours < 7)
    return hasBaby ? weekText.shortNights({ turn }) : weekText.shortSleep({ turn });
  return stress !== null && stress >= 7 ? weekText.stress({ turn }) : weekText.lowEnergy({ turn });
};

/** The most important thing about this week, in one or two sentences. */
export const weekLead = (input: WeekTextInput): string => {
  const { phase, person, schedule, isPostAssessment, turn } = input;
  const has = (reason: Phase["reasons"][number]) => phase.reasons.includes(reason);
  const strain = person.recovery.strain ?? 0;
  if (person.gates.stop === "illness") return weekText.ill();
  if (person.gates.stop === "birth") return weekText.birth();
  if (person.gates.stop !== null) return weekText.stopped();
  if (schedule.days.length === 0) return weekText.noDays();
  if (has("still-severe")) return weekText.stillSevere({ strain });
  if (has("severe-strain")) return weekText.severe({ turn, strain });
  if (phase.phase === "deload") return weekText.easyWeek();
  if (has("gap")) return weekText.gap({ days: person.adherence.gapDays ?? 0 });
  if (has("illness")) return weekText.afterIllness();
  if (has("re-entry-ramp")) return weekText.secondWeekBack();
  if (has("elevated-strain")) return weekText.worn({ turn, strain });
  if (has("event")) return weekText.event();
  if (has("travel")) return weekText.travel({ turn });
  if (has("held")) return input.isAfterEasyWeek ? weekText.heldAfterEasy({ turn }) : heldBy(input);
  if (has("low-adherence"))
    return weekText.fewDone({
      turn,
      days: schedule.days.slice(0, 2).map(({ weekday }) => weekdayNames[weekday]),
    });
  if (isPostAssessment) return weekText.afterAssessment();
  return phase.mesocycleWeek <= 1 ? weekText.newBlock() : weekText.onward({ turn });
};

const titles: Readonly<Record<PrimaryGoal, string>> = {
  strength: "Strength",
  muscle: "Muscle",
  toned: "Firm and Fit",
  athletic: "Athletic",
  weight_loss: "Lean and Strong",
  general_fitness: "Fit for Life",
};

/** 'Strength, block week 3': the goal and where the week stands. */
export const programName = ({ goal, phase }: WeekTextInput): string => {
  const suffix =
    phase.phase === "deload"
      ? "easy week"
      : phase.phase === "re-entry"
        ? "coming back"
        : phase.phase === "illness"
          ? "recovery"
          : `block week ${Math.max(1, phase.mesocycleWeek)}`;
  return `${titles[goal]}, ${suffix}`;
};
