/**
 * Short messages above the bar: 3 s, or 10 s with Undo, then a 300 ms exit (spec "Other UI").
 * Never the only place of an error that needs action.
 */

/** Look and urgency of a toast. */
export type ToastKind = "success" | "error" | "warning" | "info";

type Toast = {
  readonly kind: ToastKind;
  readonly text: string;
  /** Shows 'Undo' for 10 s. With `info` something was taken away, and the bin says so; `success` did something. Answers with a sentence when it failed. */
  readonly undo?: (() => unknown) | undefined;
};

type ShownToast = Toast & { readonly id: number; readonly leaving: boolean };

/** Milliseconds. */
export const toastTimes = { plain: 3_000, withUndo: 10_000, exit: 300 } as const;

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const publish = (next: readonly ShownToast[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** @returns closes this toast before its time */
export const showToast = (toast: Toast): (() => void) => {
  const id = nextId++;
  // At most three at once: older ones leave first.
  publish([...shown.slice(-2), { ...toast, id, leaving: false }]);
  const leave = (): void => {
    clearTimeout(timer);
    publish(shown.map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    setTimeout(() => publish(shown.filter((one) => one.id !== id)), toastTimes.exit);
  };
  const timer = setTimeout(leave, toast.undo === undefined ? toastTimes.plain : toastTimes.withUndo);
  return leave;
};

/** Undo was tapped: runs it once, lets the toast go, and says when it failed. */
export const undoToast = async (id: number): Promise<void> => {
  const toast = shown.find((one) => one.id === id);
  if (toast === undefined || toast.leaving) return;
  publish(shown.filter((one) => one.id !== id));
  const failure = await toast.undo?.();
  if (typeof failure === "string") showToast({ kind: "error", text: failure });
};

let layers: readonly HTMLElement[] = [];

/** A modal dialog is open: everything outside of it is inert, so that toasts stand in it. @returns it is closed */
export const holdToasts = (layer: HTMLElement): (() => void) => {
  layers = [...layers, layer];
  publish(shown);
  return () => {
    layers = layers.filter((one) => one !== layer);
    publish(shown);
  };
};

/** The topmost modal dialog; undefined where none is open. */
export const toastLayer = (): HTMLElement | undefined => layers.at(-1);

/** Calls back when the shown toasts or their place change. @returns a function that stops it */
export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toasts on screen; the same array until something changes, as React's external stores need it. */
export const shownToasts = (): readonly ShownToast[] => shown;
