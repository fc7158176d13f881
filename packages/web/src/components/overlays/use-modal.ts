import { createContext, type RefObject, useContext, useEffect, useRef } from "react";
import { closeOnBack } from "./back-closes.ts";
import { holdToasts } from "./toasts.ts";

/**
 * A native modal dialog that is open while `open` is true: the browser traps the focus, makes the page behind it
 * inert, closes it with Esc (and Android's back), and gives the focus back; the browser's Back closes it too. Closing is
 * asked of the owner by `onClose`.
 * @param stays it closes by none of them: Back leaves the page below
 */
export const useModal = (
  open: boolean,
  onClose: () => void,
  stays = false,
): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isCovered = useContext(Covered);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = dialog.current;
    if (!open || isCovered || element === null) return;
    const opener = document.activeElement;
    element.showModal();
    // Instead of the first control inside: the one with `autoFocus`.
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    const cancelled = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    // Chrome closes at the second Esc in a row whatever `cancel` says; the owner must learn of it.
    const closed = (): void => close.current();
    element.addEventListener("cancel", cancelled);
    element.addEventListener("close", closed);
    const ended = stays ? undefined : closeOnBack(closed);
    const released = holdToasts(element);
    return () => {
      released();
      ended?.();
      element.removeEventListener("cancel", cancelled);
      element.removeEventListener("close", closed);
      element.close();
      // A field outside that has the focus by now keeps it.
      const focused = document.activeElement;
      if (focused !== null && focused !== document.body && !element.contains(focused)) return;
      // The browser gives the focus back only while the dialog is still in the page. Its opener may be gone, or
      // it had none: then the page gets the focus.
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : document.getElementById("main"))?.focus({ preventScroll: true });
    };
  }, [open, isCovered, stays]);
  return dialog;
};

/**
 * True while something lies over the whole page that must not be seen through: no dialog of the page is open then. Of
 * modal dialogs the one that was opened last lies on top, whoever opened it: a sheet that a page opens by itself, when
 * an answer has come, would lie above the cover and be read there. Its content stays mounted, and it opens again.
 */
export const Covered = createContext(false);
