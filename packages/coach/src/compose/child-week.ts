/** What the header of a week says to a child under 13: ideas to move and play in place of a plan, no food goals (ONB-08, coach.F4). */
import { healthAdvice, healthAdviceFacts } from "../explain/health-advice.ts";
import { weekText } from "../explain/week/week.text.ts";
import { paragraphs } from "../explain/words.text.ts";
import type { Person } from "../state/person.ts";
import { planText } from "./plan.text.ts";

/** The same in the first week and in every other one; with advice about health, when a note or a reading asks for it. */
export const childHeader = (person: Person, turn: number) => ({
  programName: planText.child.name,
  weeklyFeedback: null,
  nutritionSummary: null,
  nutritionGuidance: planText.child.food,
  programSummary: weekText.child({ turn }),
  weeklyStrategyOverview: paragraphs(weekText.child({ turn }), healthAdvice(person, turn).join(" ")),
  weekSummary: weekText.child({ turn }),
  progressionPlan: weekText.childAim({ turn }),
  facts: [...healthAdviceFacts(person, turn)],
});
