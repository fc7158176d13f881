import { useWhoAnswers } from "../../data/use-coach-name.ts";

/** Under every text that says 'Claude': who really answers (settled point 21). */
export function WhoAnswers() {
  const name = useWhoAnswers();
  return <p className="text-small muted who-answers">Designed by: {name}</p>;
}
