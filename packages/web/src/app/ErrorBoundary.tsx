import { Component, type ReactNode } from "react";
import { lazyFile } from "../components/loading/lazy-part.tsx";
import { appText } from "./app.text.ts";

const BrokenPage = lazyFile(
  () => import("./messages/BrokenPage.tsx").then((file) => file.BrokenPage),
  // Not even its own files are in reach.
  () => <p className="page bare">{appText.pageBroke}</p>,
);

type Props = {
  readonly children: ReactNode;
  /** Another value tries again: the page's address. */
  readonly resetOn: string;
};
type State = { readonly failure: unknown; readonly failed: boolean; readonly at: string };

/** A broken screen says so kindly; the bar beside it keeps working and leads on. */
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
    return <BrokenPage failure={this.state.failure} />;
  }
}
