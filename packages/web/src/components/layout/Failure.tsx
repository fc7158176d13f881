import { Banner } from "./Banner.tsx";

type FailureProps = {
  /** Says what was kept and what to do next; undefined: all is well, nothing is shown. */
  readonly text: string | undefined;
};

/** What went wrong, beside what was pressed; read out at once. */
export function Failure({ text }: FailureProps) {
  if (text === undefined) return null;
  return (
    <p className="danger-text bold" role="alert">
      {text}
    </p>
  );
}

/** What went wrong with a whole card or page. */
export function FailureBanner({ text }: FailureProps) {
  if (text === undefined) return null;
  return (
    <Banner kind="err" icon="warning">
      {text}
    </Banner>
  );
}
