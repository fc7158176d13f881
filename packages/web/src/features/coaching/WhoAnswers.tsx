import { useCoachName } from "../../data/use-coach-name.ts";

/** Under every text that says 'Claude': who really answers (settled point 21). */
export function WhoAnswers() {
  const name = useCoachName();
  return <p className="t13 c2 who-answers">Designed by: {name}</p>;
}
