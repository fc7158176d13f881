import type { ReactNode } from "react";
import { Link } from "wouter";
import { commonText } from "../common.text.ts";
import { Icon } from "./Icon.tsx";

type TopBarProps = {
  readonly title: string;
  /** Where back leads, or what it does. Left out: a first-level screen, whose title is larger. */
  readonly back?: string | (() => void) | undefined;
  readonly right?: ReactNode;
  /** A quiet line under the title. */
  readonly sub?: ReactNode;
};

/** Head of a screen with its only h1; `back` makes it the head of a subscreen. */
export function TopBar({ title, back, right, sub }: TopBarProps) {
  if (back === undefined)
    return (
      <header className="topbar">
        <div>
          <h1 className="first-level">{title}</h1>
          {sub !== undefined && <p className="muted">{sub}</p>}
        </div>
        {right}
      </header>
    );
  return (
    <header className="topbar">
      {typeof back === "string" ? (
        <Link className="iconbtn edge" href={back} aria-label={commonText.back}>
          <Icon name="back" size="l" />
        </Link>
      ) : (
        <button type="button" className="iconbtn edge" aria-label={commonText.back} onClick={back}>
          <Icon name="back" size="l" />
        </button>
      )}
      <div className="topbar-title">
        <h1>{title}</h1>
        {sub !== undefined && <p className="text-small muted">{sub}</p>}
      </div>
      {right ?? <span className="topbar-spacer" />}
    </header>
  );
}
