import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../class-names.ts";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Under the title. */
  readonly text?: string | undefined;
  /** Sits high, so that a keyboard does not cover it. */
  readonly high?: boolean | undefined;
  /** Above the title, which is then centred. */
  readonly crest?: ReactNode;
};

/** For passcodes and confirmation only; everything else is a sheet. */
export function Dialog({ open, title, onClose, children, text, high, crest }: DialogProps) {
  const id = useId();
  const ref = useModal(open, onClose);
  if (!open) return null;
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
      <section className={classNames("dialog", high && "pinbox")}>
        <div className={crest === undefined ? "stack-4" : "stack crested"}>
          {crest}
          <div className="stack-4">
            <h2 className="title-small" id={id}>
              {title}
            </h2>
            {text !== undefined && <p className="muted">{text}</p>}
          </div>
        </div>
        {children}
      </section>
    </dialog>,
    document.body,
  );
}
