import { type ReactNode, useEffect } from "react";
import { classNames } from "../class-names.ts";

type PageProps = {
  /** Of the browser tab; the visible heading is the screen's (`TopBar` or an h1). */
  readonly title: string;
  readonly children: ReactNode;
  /** No bottom bar under it. */
  readonly bare?: boolean | undefined;
  /** One column also on wide screens. */
  readonly narrow?: boolean | undefined;
  /** Leaves room for a `Stick` at the bottom. */
  readonly stick?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The one main region of a screen. The shell moves the focus here after navigation. */
export function Page({ title, children, bare, narrow, stick, className }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames("page", bare && "bare", narrow && "narrow", stick && "with-stick", className)}
    >
      {children}
    </main>
  );
}

/** The screen's primary action, fixed at the bottom in thumb reach. Use with `<Page stick>`. */
export function Stick({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stick">
      <div>{children}</div>
    </div>
  );
}
