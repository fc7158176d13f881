import { Segment } from "../../../components/controls/Segment.tsx";
import { setsText } from "./sets.text.ts";

type ReservePickerProps = {
  /** As typed or stored: '' when not entered. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const options = ["", "0", "1", "2", "3", "4"].map((value) => ({
  value,
  label: value === "" ? "–" : value === "4" ? "4+" : value,
}));

/** How many repetitions were left, when the person wants to tell. */
export function ReservePicker({ value, onChange }: ReservePickerProps) {
  const shown = value !== "" && Number(value) > 4 ? "4" : value;
  return (
    <Segment
      label={setsText.repsLeft}
      showLabel
      figures
      options={options}
      value={shown}
      onChange={onChange}
    />
  );
}
