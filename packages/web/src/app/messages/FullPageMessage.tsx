import type { ReactNode } from "react";
import { Mark } from "../../components/layout/Mark.tsx";
import { Page } from "../../components/layout/Page.tsx";

type FullPageMessageProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** When there is nothing else to show: what happened, what is safe, what to do. */
export function FullPageMessage({ title, children, action }: FullPageMessageProps) {
  return (
    <Page title={title} bare narrow className="message-page">
      <span className="crest">
        <Mark />
      </span>
      <h1 className="title-large">{title}</h1>
      <div className="stack muted text-large">{children}</div>
      {action}
    </Page>
  );
}
