/**
 * Dragging a row of the session's list by its handle, with finger, pen or mouse. While it is dragged only transforms change;
 * the order changes once, when it is let go. The list scrolls the page near its edges; Escape or a lost pointer puts the
 * row back. People who do not drag have the buttons of the exercise's menu (WCAG 2.5.7).
 */
import { type PointerEvent, useEffect, useRef } from "react";
import { asideBy, type DragRow, dragPlace, scrollStep } from "./drag-place.ts";

type Drag = {
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  readonly all: readonly HTMLElement[];
  readonly rows: readonly DragRow[];
  readonly from: number;
  readonly pointer: number;
  /** px below the top of the list where it was grabbed: the page may scroll, and what stands above the list may grow. */
  readonly grabbedAt: number;
  /** px in the window. */
  y: number;
  to: number;
  frame: number;
};

/** Bars of the phone's page that lie over it. */
const edges = { top: 0, bottom: 104 };

const topOf = (list: HTMLElement): number => list.getBoundingClientRect().top;

/** @param onDrop the row at `from` was let go at `to` */
export const useDragOrder = (onDrop: (from: number, to: number) => void) => {
  const drag = useRef<Drag>(undefined);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  const draw = () => {
    const now = drag.current;
    if (now === undefined) return;
    const step = scrollStep(now.y, window.innerHeight, edges);
    if (step !== 0) window.scrollBy(0, step);
    const travelled = now.y - topOf(now.list) - now.grabbedAt;
    now.to = dragPlace(now.rows, now.from, travelled);
    for (const [index, row] of now.all.entries()) {
      const by = index === now.from ? travelled : asideBy(now.rows, now.from, now.to, index);
      row.style.transform = by === 0 ? "" : `translateY(${by}px)`;
    }
    now.frame = requestAnimationFrame(draw);
  };
  const end = (drops: boolean) => {
    const now = drag.current;
    if (now === undefined) return;
    drag.current = undefined;
    cancelAnimationFrame(now.frame);
    document.removeEventListener("keydown", onKey, true);
    for (const row of now.all) row.style.transform = "";
    now.list.removeAttribute("data-dragging");
    now.element.removeAttribute("data-dragged");
    if (drops && now.to !== now.from) drop.current(now.from, now.to);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  // A list that is gone takes its drag along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the end
  useEffect(() => () => end(false), []);

  const isOf = (event: PointerEvent): boolean => drag.current?.pointer === event.pointerId;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const element = event.currentTarget.closest("li");
      const list = element?.closest("ol");
      if (drag.current !== undefined || event.button !== 0 || element == null || list == null) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const all = [...list.querySelectorAll<HTMLElement>("li[data-exercise]")];
      drag.current = {
        element,
        list,
        all,
        rows: all.map((row) => ({ top: row.offsetTop, height: row.offsetHeight })),
        from: all.indexOf(element),
        pointer: event.pointerId,
        grabbedAt: event.clientY - topOf(list),
        y: event.clientY,
        to: all.indexOf(element),
        frame: 0,
      };
      list.setAttribute("data-dragging", "");
      element.setAttribute("data-dragged", "");
      document.addEventListener("keydown", onKey, true);
      draw();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current !== undefined && isOf(event)) drag.current.y = event.clientY;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (isOf(event)) end(true);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (isOf(event)) end(false);
    },
  };
};
