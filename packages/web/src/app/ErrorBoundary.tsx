import { Component, type ReactNode } from "react";
import { Button } from "../components/Button.tsx";
import { FullPageMessage } from "./FullPageMessage.tsx";

type Props = {
  readonly children: ReactNode;
  /** Another value tries again: the page's address. */
  readonly resetOn: string;
};
type State = { readonly failure: unknown; readonly failed: boolean; readonly at: string };

/** A broken screen says so kindly and offers two ways on; the bar beside it keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, failed: false, at: this.props.resetOn };

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure, failed: true };
  }

  static getDerivedStateFromProps({ resetOn }: Props, state: State): Partial<State> | null {
    return resetOn === state.at ? null : { failure: undefined, failed: false, at: resetOn };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <FullPageMessage
        title="This page stopped working"
        action={
          <div className="row wrap">
            <Button kind="p" onClick={() => location.reload()}>
              Reload
            </Button>
            <Button kind="g" onClick={() => this.setState({ failed: false, failure: undefined })}>
              Try again
            </Button>
          </div>
        }
      >
        <p>What you logged is safe on this device. Reloading usually helps.</p>
        <details className="t15">
          <summary>Details</summary>
          <p className="failure-text">{wordsOf(this.state.failure)}</p>
        </details>
      </FullPageMessage>
    );
  }
}

const wordsOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));
