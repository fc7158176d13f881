import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.data.ts";

type BannerProps = {
  /** Plain is neutral (offline: nothing is wrong); warn only when something waits here; err for loss or refusal. */
  readonly kind?: "warn" | "err" | undefined;
  readonly icon: IconName;
  readonly children: ReactNode;
  /** A `Button` of kind g. */
  readonly action?: ReactNode;
};

/** A line above a screen's content. `err` is announced at once, every other kind politely. */
export function Banner({ kind, icon, children, action }: BannerProps) {
  return (
    <div className={classNames("banner", kind)} role={kind === "err" ? "alert" : "status"}>
      <Icon name={icon} />
      <span className="grow">{children}</span>
      {action}
    </div>
  );
}
