import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type CardProps = {
  /** Of its title, which names the card; unique on a page. */
  readonly id: string;
  readonly title: ReactNode;
  /** At the right of the title, on its baseline. */
  readonly aside?: ReactNode;
  /** How far its parts are apart, and what else it looks like. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a page with a title of its own. */
export function Card({ id, title, aside, className = "stack", children }: CardProps) {
  const heading = (
    <h2 className="text-large" id={id}>
      {title}
    </h2>
  );
  return (
    <section className={classNames("card", className)} aria-labelledby={id}>
      {aside === undefined ? (
        heading
      ) : (
        <div className="between base">
          {heading}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
