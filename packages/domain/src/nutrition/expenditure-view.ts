/** How an estimate of a person's expenditure is shown: as a range, and as 'learning' until there is enough data (F9). */

type ExpenditureEstimate = {
  /** kcal a day. */
  readonly tdee: number;
  /** Standard deviation, kcal. */
  readonly sd: number;
  /** False: the formula's figure. */
  readonly isLearned: boolean;
  /** Complete days of food and weigh-ins behind it. */
  readonly foodDays: number;
  readonly weighIns: number;
};

/** Learned below this standard deviation, or with this many days and weigh-ins. */
export const enough = { sd: 150, foodDays: 14, weighIns: 8 } as const;
/** Standard deviations either side that hold 90%. */
const ninetyPercent = 1.64;

const toTens = (kcal: number): number => Math.round(kcal / 10) * 10;

type ExpenditureView = {
  /** kcal a day, to ten: nobody knows more. The estimate itself is the plan's number, shown as every goal is. */
  readonly from: number;
  readonly to: number;
  readonly isLearning: boolean;
};

/** What is burnt a day as a range in kcal, and what it rests on, for the card. */
export const expenditureView = ({
  tdee,
  sd,
  isLearned,
  foodDays,
  weighIns,
}: ExpenditureEstimate): ExpenditureView => ({
  from: toTens(tdee - ninetyPercent * sd),
  to: toTens(tdee + ninetyPercent * sd),
  isLearning: !isLearned || !(sd < enough.sd || (foodDays >= enough.foodDays && weighIns >= enough.weighIns)),
});
