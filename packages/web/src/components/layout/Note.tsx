import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.data.ts";
import { WholeWords } from "./WholeWords.tsx";

/** A tinted block for what the coach has to say; never a card inside a card. */
export function Note({
  icon = "coach",
  children,
}: {
  readonly icon?: IconName;
  readonly children: ReactNode;
}) {
  return (
    <div className="note">
      <Icon name={icon} />
      <span>{typeof children === "string" ? <WholeWords text={children} /> : children}</span>
    </div>
  );
}
