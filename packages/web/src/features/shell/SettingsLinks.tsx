import "./shell.css";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "../../components/layout/Icon.tsx";
import type { IconName } from "../../components/layout/icons.data.ts";

type SettingsLine = {
  readonly icon: IconName;
  readonly label: string;
  /** What is set now, or what is behind it. */
  readonly sub?: string | undefined;
} & ({ readonly href: string } | { readonly onClick: () => void });

/** A line of a list of settings: leads to a page, or opens a sheet. */
export function SettingsLink(line: SettingsLine) {
  const inside: ReactNode = (
    <>
      <span className="muted">
        <Icon name={line.icon} />
      </span>
      <span className="grow">
        <b>{line.label}</b>
        {line.sub !== undefined && <span className="text-small muted">{line.sub}</span>}
      </span>
      <span className="faint">
        <Icon name="chevron" />
      </span>
    </>
  );
  return "href" in line ? (
    <Link className="list-link" href={line.href}>
      {inside}
    </Link>
  ) : (
    <button type="button" className="list-link" onClick={line.onClick}>
      {inside}
    </button>
  );
}
