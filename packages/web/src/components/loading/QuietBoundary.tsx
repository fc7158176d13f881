import { Component, type ReactNode } from "react";

type Props = { readonly children: ReactNode };
type State = { readonly broken: boolean };

/** For additions to a screen that stands without them: when they break, or their files do not come, nothing is drawn. */
export class QuietBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
