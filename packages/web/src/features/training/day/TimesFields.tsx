import type { TimesProblem, TypedTimes } from "@muster/domain/training/session-times";
import { TextField } from "../../../components/controls/TextField.tsx";
import { timesText as text } from "./times.text.ts";

type TimesFieldsProps = {
  readonly value: TypedTimes;
  readonly onChange: (value: TypedTimes) => void;
  readonly problem: TimesProblem | undefined;
};

/** Date, time and length of a workout; what does not fit says so under its field, and stays as typed. */
export function TimesFields({ value, onChange, problem }: TimesFieldsProps) {
  const field = (name: keyof TypedTimes) => ({
    value: value[name],
    onChange: (typed: string) => onChange({ ...value, [name]: typed }),
    error: problem?.field === name ? problem.text : undefined,
  });
  return (
    <>
      <TextField label={text.date} type="date" {...field("date")} />
      <TextField label={text.time} type="time" {...field("time")} />
      <TextField
        label={text.length}
        unit={text.minutes}
        inputMode="numeric"
        maxLength={6}
        {...field("minutes")}
      />
    </>
  );
}
