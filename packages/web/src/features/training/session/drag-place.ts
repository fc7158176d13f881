/** Where a dragged row of a list would land, from measures alone. */

/** A row as it lies before anything is dragged; px. */
export type DragRow = { readonly top: number; readonly height: number };

/**
 * @param rows in order, without gaps or with equal ones
 * @param from index of the dragged row
 * @param travelled px from where it was grabbed, down is positive
 * @returns the index that it would have: it passes a row when its leading edge passes the middle of that row
 */
export const dragPlace = (rows: readonly DragRow[], from: number, travelled: number): number => {
  const dragged = rows[from];
  if (dragged === undefined) return from;
  const top = dragged.top + travelled;
  const bottom = top + dragged.height;
  const passedDown = rows.filter((row, index) => index > from && bottom > row.top + row.height / 2).length;
  const passedUp = rows.filter((row, index) => index < from && top < row.top + row.height / 2).length;
  return from + passedDown - passedUp;
};

/** px that a row moves aside while another is dragged from one place to another. */
export const asideBy = (rows: readonly DragRow[], from: number, to: number, index: number): number => {
  const height = rows[from]?.height ?? 0;
  if (index > from && index <= to) return -height;
  return index < from && index >= to ? height : 0;
};

/**
 * px that the page scrolls in one frame while a row is held near an edge: the nearer, the faster.
 * @param y of the pointer in the window @param edges px from the top and bottom that are covered by bars
 */
export const scrollStep = (
  y: number,
  windowHeight: number,
  edges: { readonly top: number; readonly bottom: number },
): number => {
  const zone = 72;
  const fastest = 14;
  const share = (inside: number): number => Math.min(1, Math.max(0, (zone - inside) / zone));
  const up = share(y - edges.top);
  const down = share(windowHeight - edges.bottom - y);
  return Math.round(fastest * (down - up));
};
