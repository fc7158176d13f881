import type { ReactNode } from "react";
import { SessionShape } from "../exercise/SessionShape.tsx";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.data.ts";

type EmptyProps = {
  readonly title: string;
  /** What to do, in one sentence. */
  readonly text: string;
  /** The button that does it. */
  readonly action?: ReactNode;
  /** Instead of the strokes. */
  readonly icon?: IconName | undefined;
};

/** Nothing here yet: says what to do and offers the button. */
export function Empty({ title, text, action, icon }: EmptyProps) {
  return (
    <section className="card empty">
      {icon === undefined ? (
        <SessionShape heights={[100, 60, 80, 60, 100]} large />
      ) : (
        <span className="muted">
          <Icon name={icon} size="l" />
        </span>
      )}
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </section>
  );
}
