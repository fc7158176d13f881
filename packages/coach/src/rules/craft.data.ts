/**
 * The designer's craft: aims of the built-in coach that no week is refused for. A model is told them, `packages/coach-lab/src/craft` looks
 * for them in the weeks of simulated people, and the built-in coach keeps to them by how it designs.
 */
export const craft = [
  {
    id: "coach.Q4",
    sentence: "The home version covers at least four fifths of the gym day's sets, pattern by pattern.",
    source: "coach design 3b",
  },
  {
    id: "coach.Q5",
    sentence:
      "A planned weight is one that can be set up: with the person's kit, or a usual one and what they have lifted.",
    source: "coach design 3b",
  },
  {
    id: "coach.R4",
    sentence:
      "An easy week comes only when it is due or asked for: after a long block, or four weeks with clear signs of tiredness.",
    source: "Rogerson 2024; spec §9",
  },
  {
    id: "coach.R7",
    sentence: "When repetitions fell by more than 30% from first to last set, rest grows or a set goes.",
    source: "spec §9",
  },
  {
    id: "coach.R8",
    sentence:
      "Who trained less than 70% of the plan gets no more sets than before, and each day begins with a big lift.",
    source: "spec §9",
  },
  {
    id: "coach.V8",
    sentence: "Muscles that the person named get a fifth more than the usual start.",
    source: "spec §9",
  },
  {
    id: "coach.V9",
    sentence: "A side that is clearly smaller gets one-sided work, the weak side first.",
    source: "spec §9",
  },
  {
    id: "coach.V11",
    sentence: "A week on the road or after many missed sessions keeps at least a third of the usual sets.",
    source: "Bickel 2011",
  },
  {
    id: "coach.I1",
    sentence:
      "Repetitions and seconds are one of the ranges that people use, or a single number; an exercise has two to five sets.",
    source: "ACSM 2009, 2026; spec §9",
  },
  {
    id: "coach.I2",
    sentence:
      "Rest is 30 seconds to five minutes; the first heavy lift of a strength day gets a minute and a half.",
    source: "ACSM 2009; Singer 2024",
  },
  {
    id: "coach.I3",
    sentence:
      "Effort to aim for is 5 to 8; 6 and more on average over a normal week, where age and health allow.",
    source: "spec §9",
  },
  {
    id: "coach.I7",
    sentence:
      "After two sessions at the top of the range with effort to spare, the weight or the repetitions go up.",
    source: "ACSM 2009",
  },
  {
    id: "coach.I8",
    sentence:
      "A lift that stands still for six sessions gets another range of repetitions, a variant or an easy week.",
    source: "spec §9",
  },
  {
    id: "coach.T3",
    sentence: "Long texts read at grade 9 or less.",
    source: "Flesch-Kincaid; settled point 34",
  },
] as const;
