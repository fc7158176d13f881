import { Children, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { keepsWords, WholeWords } from "../layout/WholeWords.tsx";
import { takeOneTap } from "./double-tap.ts";

/** Look of a button; see `ButtonStyle.kind`. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "quiet" | "danger" | "ghost-danger";

/** Size and look, shared with links that look like buttons. */
export type ButtonStyle = {
  /** Primary: one a screen. Secondary: filled. Ghost: text in the accent's colour. Quiet: grey text. Danger: destructive. */
  readonly variant?: ButtonVariant | undefined;
  /** 56 px high and as wide as its parent: the screen's one action. */
  readonly xl?: boolean | undefined;
  readonly full?: boolean | undefined;
  /** Capitals are typed by the caller; this only spaces them. */
  readonly caps?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

type ButtonProps = ButtonStyle & {
  readonly onClick?: (() => void) | undefined;
  readonly type?: "button" | "submit" | undefined;
  readonly disabled?: boolean | undefined;
  /** While something runs: these words replace the label, the width stays, taps do nothing. `true`: so far without words. */
  readonly busy?: string | boolean | undefined;
  /** The second tap of a double tap presses nothing, neither this nor what stands there by then. An `xl` is so by itself. */
  readonly once?: boolean | undefined;
  /** When the words alone do not say what is meant. */
  readonly label?: string | undefined;
  /** Inside a dialog: gets the focus when it opens. */
  readonly autoFocus?: boolean | undefined;
  readonly form?: string | undefined;
  /** Id of the sentence that says more: why it can not be pressed yet. */
  readonly describedBy?: string | undefined;
};

/** Class names for a look. */
export const buttonClass = ({
  variant = "secondary",
  xl,
  full,
  caps,
  className,
}: Omit<ButtonStyle, "children">): string =>
  classNames("btn", variant, xl && "xl", full && "full", caps && "caps", className);

/** What stands in a button: its icon, then its words as one text, each of them whole. */
const contentOf = (children: ReactNode): ReactNode => {
  const parts = Children.toArray(children);
  const words = parts.filter((part) => typeof part !== "object").join("");
  return keepsWords(words)
    ? [
        parts.filter((part) => typeof part === "object"),
        <span key="">
          <WholeWords text={words} />
        </span>,
      ]
    : children;
};

/** A button; while `busy` it stays in place and takes no presses. */
export function Button({
  onClick,
  type = "button",
  disabled,
  busy,
  once = false,
  label,
  autoFocus,
  form,
  describedBy,
  children,
  ...look
}: ButtonProps) {
  const words = busy === true ? "" : busy;
  const isBusy = busy === true || !!words;
  return (
    <button
      type={type}
      className={buttonClass(look)}
      disabled={disabled}
      // Not `disabled` while busy: that would drop the focus of whoever pressed it.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      // The words of the moment are the name: they say what runs.
      aria-label={words ? undefined : label}
      aria-describedby={describedBy}
      data-autofocus={autoFocus || undefined}
      form={form}
      onClick={(event) => {
        // A submit button that does its work itself sends no form: that would lay the page out in the middle of the tap.
        if (isBusy || (type === "submit" && onClick !== undefined)) event.preventDefault();
        if (isBusy) return;
        if (once || look.xl === true) takeOneTap(event.nativeEvent);
        onClick?.();
      }}
    >
      {words ? (
        <span className="swap-words">
          <span className="row gone" aria-hidden="true">
            {contentOf(children)}
          </span>
          <span>{words}</span>
        </span>
      ) : (
        contentOf(children)
      )}
    </button>
  );
}
