import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { ChartTable, type ChartTableProps } from "./ChartTable.tsx";
import "./charts.css";
import { nearest } from "./scale.ts";
import { type ChartSize, useSize } from "./use-size.ts";

/** One thing that can be read: a day or a week. */
type ChartMark = {
  readonly x: number;
  /** For charts that are read in two directions. */
  readonly y?: number;
};

type ChartDrawing = { readonly marks: readonly ChartMark[]; readonly drawing: ReactNode };

type ChartFrameProps = {
  /** What is read: 'Weight by day'. */
  readonly label: string;
  /** What each mark says when it is read: 'Nov 3: 174.5 lb'. As many as there are marks. */
  readonly texts: readonly string[];
  /** Shown above the drawing while nothing is read. */
  readonly idle: string;
  /** The same numbers for screen readers. */
  readonly table: ChartTableProps;
  /** Pixels at usual text size. */
  readonly height: number;
  /** Draws at the measured size; `active` is the mark that is being read. */
  readonly draw: (size: ChartSize & { readonly height: number }, active: number | undefined) => ChartDrawing;
  /** Marks that up and down move by; without it they do as left and right. */
  readonly column?: number | undefined;
};

/**
 * What every chart shares: the drawing, a line that reads one day (press and drag, or the arrow keys), and the table.
 * The plot is a slider to assistive technology: moving it reads the next value.
 */
export function ChartFrame({ label, texts, idle, table, height, draw, column = 1 }: ChartFrameProps) {
  const plot = useRef<HTMLDivElement>(null);
  const size = useSize(plot);
  const [active, setActive] = useState<number>();
  const last = texts.length - 1;
  const shown = active === undefined || active > last ? undefined : active;
  const scaled = height * Math.min(1.5, size.scale);
  const { marks, drawing } = draw({ ...size, height: scaled }, shown);

  const read = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = nearest(marks, event.clientX - box.left, event.clientY - box.top);
    if (index >= 0) setActive(index);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const to = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -column, ArrowDown: column }[event.key];
    const next =
      to !== undefined
        ? (shown ?? last) + (shown === undefined && to > 0 ? 0 : to)
        : { Home: 0, End: last, PageUp: (shown ?? last) - 7, PageDown: (shown ?? last) + 7 }[event.key];
    if (event.key === "Escape" && shown !== undefined) setActive(undefined);
    else if (next === undefined) return;
    else setActive(Math.min(last, Math.max(0, next)));
    event.preventDefault();
  };

  return (
    <div className="chart">
      <p className="chart-read" aria-hidden="true">
        {shown === undefined ? idle : texts[shown]}
      </p>
      <div
        ref={plot}
        className="chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={shown ?? Math.max(0, last)}
        aria-valuetext={texts[shown ?? last] ?? idle}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          read(event);
        }}
        onPointerMove={(event) => {
          if (event.pointerType === "mouse" || event.buttons > 0) read(event);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === "mouse" && event.buttons === 0) setActive(undefined);
        }}
        onBlur={() => setActive(undefined)}
      >
        <svg width={size.width} height={scaled} aria-hidden="true">
          {drawing}
        </svg>
      </div>
      <ChartTable {...table} />
    </div>
  );
}
