import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { reviewText } from "./texts/review.text.ts";

/** This device could not be read: says so and offers to try again. */
export function LoadFailure({ text }: { readonly text: string }) {
  return (
    <Page title={reviewText.somethingWentWrong} bare narrow>
      <section className="card stack-16" role="alert">
        <span className="danger-text">
          <Icon name="warning" size="l" />
        </span>
        <div className="stack-4">
          <h1 className="text-large">{reviewText.somethingWentWrong}</h1>
          <p className="muted">{text}</p>
        </div>
        <Button variant="primary" onClick={() => location.reload()}>
          <Icon name="refresh" size="s" />
          {reviewText.retry}
        </Button>
      </section>
    </Page>
  );
}
