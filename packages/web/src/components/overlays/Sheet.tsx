import { type PointerEvent, type ReactNode, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { controlsText } from "../components.text.ts";
import { Icon } from "../layout/Icon.tsx";
import { useModal } from "./use-modal.ts";

type SheetProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Pixels that the grab bar must travel before a swipe closes. */
const swipeToClose = 80;

/** From the bottom on phones, a panel at the right from 56rem. Esc, back, swipe, tap outside and the cross close it. */
export function Sheet({ open, title, onClose, children }: SheetProps) {
  const id = useId();
  const ref = useModal(open, onClose);
  const panel = useRef<HTMLElement>(null);
  const start = useRef<number>(undefined);
  if (!open) return null;

  const travelled = (event: PointerEvent): number =>
    start.current === undefined ? 0 : Math.max(0, event.clientY - start.current);
  const slide = (distance: number): void => {
    if (panel.current !== null)
      panel.current.style.transform = distance === 0 ? "" : `translateY(${distance}px)`;
  };
  const grab = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button") !== null) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) slide(travelled(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = travelled(event);
      start.current = undefined;
      slide(0);
      if (distance > swipeToClose) onClose();
    },
    onPointerCancel: () => {
      start.current = undefined;
      slide(0);
    },
  };

  // At the end of the page: what stands around the opener must not style what is inside.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, handled by the dialog itself
    <dialog
      ref={ref}
      className="scrim"
      aria-labelledby={id}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <section className="sheet" ref={panel}>
        <header className="sheet-head" {...grab}>
          <span className="grab only-phone" />
          <div className="between nowrap">
            <h2 className="title-small" id={id}>
              {title}
            </h2>
            <button type="button" className="iconbtn fill" aria-label={controlsText.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
        </header>
        <div className="sheet-body stack-16">{children}</div>
      </section>
    </dialog>,
    document.body,
  );
}
