import "../../styles/overlays.css";
import { useContext, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../class-names.ts";
import { commonText } from "../common.text.ts";
import { Icon } from "../layout/Icon.tsx";
import { shownToasts, subscribeToasts, type ToastKind, toastLayer, undoToast } from "./toasts.ts";
import { Covered } from "./use-modal.ts";

const icons = {
  success: "check",
  error: "warning",
  warning: "warning",
  info: "info",
} as const satisfies Record<ToastKind, string>;

/** Once in the app: where `showToast` messages appear and are read out. */
export function Toasts() {
  const all = useSyncExternalStore(subscribeToasts, shownToasts);
  // They would lie above the cover, and say what was done under it.
  const toasts = useContext(Covered) ? [] : all;
  const layer = useSyncExternalStore(subscribeToasts, toastLayer);
  const box = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another layer it is another element
  useEffect(() => {
    const element = box.current;
    // In a dialog that has just gone it would be refused; the next layer has it at once.
    if (element?.isConnected !== true || newest === undefined) return;
    // Into the top layer, above a dialog that was opened before this toast.
    element.hidePopover?.();
    element.showPopover?.();
  }, [newest, layer]);
  const messages = (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {toasts
          .filter((toast) => !toast.leaving)
          .map((toast) => (
            <p key={toast.id}>{toast.text}</p>
          ))}
      </div>
      <div ref={box} popover="manual" className="toasts">
        {toasts.map((toast) => (
          <div key={toast.id} className={classNames("toast", toast.leaving && "leaving")}>
            <span className={`toast-${toast.kind}`}>
              <Icon name={toast.undo !== undefined && toast.kind === "info" ? "trash" : icons[toast.kind]} />
            </span>
            <span className="grow" aria-hidden="true">
              {toast.text}
            </span>
            {toast.undo !== undefined && (
              <button type="button" className="btn" onClick={() => void undoToast(toast.id)}>
                {commonText.undo}
              </button>
            )}
          </div>
        ))}
      </div>
    </>
  );
  return layer === undefined ? messages : createPortal(messages, layer);
}
