import { Link } from "wouter";
import { type ButtonStyle, buttonClass } from "./Button.tsx";
import { takeOneTap } from "./double-tap.ts";

type ButtonLinkProps = ButtonStyle & {
  readonly href: string;
  readonly onClick?: (() => void) | undefined;
  /** Replaces the page in the history instead of adding one. */
  readonly replace?: boolean | undefined;
};

/** Looks like a button, is a link: opens in a new tab, can be copied. */
export function ButtonLink({ href, onClick, replace = false, children, ...look }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      replace={replace}
      className={buttonClass(look)}
      onClick={(event) => {
        if (look.xl === true) takeOneTap(event.nativeEvent);
        onClick?.();
      }}
    >
      {children}
    </Link>
  );
}
