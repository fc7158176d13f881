/** Simple drawings of the steps; what they show stands beside them in words, so they have no name of their own. */

const phone = `<rect x="18" y="4" width="44" height="88" rx="8" class="edge"/><path d="M34 10h12" class="line"/>`;
const rows = (...tops: readonly number[]): string =>
  tops.map((top) => `<path d="M25 ${top}h30" class="faint"/>`).join("");
const tap = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="4" class="dot"/><circle cx="${x}" cy="${y}" r="8" class="ring"/>`;

const drawings = {
  download: `${phone}${rows(24, 32)}<rect x="25" y="42" width="30" height="12" rx="6" class="fill"/><path d="M40 62v14m-6-6 6 6 6-6M31 82h18" class="line"/>${tap(46, 48)}`,
  profile: `${phone}<rect x="24" y="18" width="32" height="14" rx="3" class="fill"/><path d="M28 25h18" class="on"/>${rows(42, 52, 62, 72, 82)}${tap(51, 25)}`,
  trust: `${phone}${rows(22, 32, 66, 76)}<path d="M25 48h12" class="line"/><rect x="40" y="42" width="18" height="11" rx="5.5" class="fill"/><circle cx="52.5" cy="47.5" r="4" class="white"/>${tap(52, 60)}`,
  search: `${phone}<rect x="24" y="18" width="32" height="11" rx="5.5" class="box"/><circle cx="30" cy="23" r="2.5" class="line"/><path d="m32 25 2 2" class="line"/><path d="M25 40h30" class="line"/>${rows(52, 62, 72)}${tap(46, 40)}`,
  file: `${phone}<path d="M30 30h14l6 6v26H30z" class="box"/><path d="M44 30v6h6M34 46h12M34 52h12" class="line"/>${rows(74, 82)}${tap(44, 58)}`,
} as const;

/** Name of a drawing. */
export type DrawingName = keyof typeof drawings;

/** A drawing as inline SVG, hidden from screen readers. */
export const phoneDrawing = (name: DrawingName): string =>
  `<svg viewBox="0 0 80 96" width="80" height="96" aria-hidden="true">${drawings[name]}</svg>`;
