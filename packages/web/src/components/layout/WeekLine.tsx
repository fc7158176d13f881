import type { CSSProperties } from "react";

/** One stroke of the week line. */
export type WeekLineDay = {
  readonly letter: string;
  /** Its letter stands out, whatever was done. */
  readonly isToday?: boolean;
  readonly state: "done" | "skip" | "now" | "rest" | "planned";
  /** Of today's workout, 0 to 1. */
  readonly progress?: number | undefined;
};

/** Seven strokes, one a day. `label` says it in words: 'This week: 3 done, 1 skipped, today open'. */
export function WeekLine({ days, label }: { readonly days: readonly WeekLineDay[]; readonly label: string }) {
  return (
    <ol className="line7" aria-label={label}>
      {days.map((day, index) => {
        const fill: CSSProperties & Record<"--p", string> = {
          "--p": `${Math.round((day.progress ?? 0) * 100)}%`,
        };
        return (
          <li
            // The seven days never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, positions do not
            key={index}
            className={day.state === "planned" ? undefined : day.state}
            style={day.state === "now" ? fill : undefined}
            aria-current={day.isToday ? "date" : undefined}
          >
            <i />
            {day.letter}
          </li>
        );
      })}
    </ol>
  );
}
