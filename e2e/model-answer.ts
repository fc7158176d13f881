/** A model's answer as a good one gives it, from the question that its stand-in heard. */
import type { AnthropicDouble } from "../packages/server/test/doubles/anthropic.ts";

/** What the built-in coach told the model it would do, said back as the model's own answer. */
export const answerOf = (request: AnthropicDouble["requests"][number] | undefined): string => {
  const [message] = (request?.body.messages ?? []) as { readonly content: unknown }[];
  const text = typeof message?.content === "string" ? message.content : JSON.stringify(message?.content);
  const json = /```json\n([\s\S]*?)\n```/.exec(text.replaceAll("\\n", "\n").replaceAll('\\"', '"'))?.[1];
  type Data = {
    readonly builtInCoachWould: readonly {
      readonly day: string;
      readonly place: string;
      readonly exercises: readonly object[];
    }[];
  };
  const { builtInCoachWould } = JSON.parse(json ?? "") as Data;
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  return JSON.stringify({
    programSummary: "A week that the model wrote.",
    weeklyStrategyOverview: "Train hard on four days.\n\nRest on the others.",
    progressionPlan: "Add a little when it feels easy.",
    weeklyFeedback: {
      progressAssessment: "You came back, and that counts.",
      strengths: ["You measured yourself."],
      areasToImprove: ["Log each set."],
      motivationalMessage: "Keep your mornings.",
    },
    days: days.map((day) => {
      const planned = builtInCoachWould.find((candidate) => candidate.day === day);
      return {
        day,
        kind: planned === undefined ? "rest" : "training",
        place: planned?.place ?? "home",
        name: planned === undefined ? "Rest" : "Strength",
        focus: "Whole body",
        insight: "Move well.",
        exercises: planned?.exercises ?? [],
      };
    }),
  });
};
