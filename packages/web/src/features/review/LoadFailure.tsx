import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Page } from "../../components/layout/Page.tsx";

/** This device could not be read: says so and offers to try again. */
export function LoadFailure({ text }: { readonly text: string }) {
  return (
    <Page title="Something went wrong" bare narrow>
      <section className="card stack-16" role="alert">
        <span className="danger-text">
          <Icon name="warning" size="l" />
        </span>
        <div className="stack-4">
          <h1 className="text-large">Something went wrong</h1>
          <p className="muted">{text}</p>
        </div>
        <Button variant="primary" onClick={() => location.reload()}>
          <Icon name="refresh" size="s" />
          Retry
        </Button>
      </section>
    </Page>
  );
}
