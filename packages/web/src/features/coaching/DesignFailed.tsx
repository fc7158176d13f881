import { Button } from "../../components/Button.tsx";
import { ButtonLink } from "../../components/ButtonLink.tsx";
import { Icon } from "../../components/Icon.tsx";

type DesignFailedProps = {
  readonly message: string;
  /** What was kept: 'Your check-in is kept.' */
  readonly kept: string;
  readonly onRetry: () => void;
  readonly onBuiltIn: () => void;
};

/** The model did not deliver: the reason, what was kept, and two ways on (settled point 20). */
export function DesignFailed({ message, kept, onRetry, onBuiltIn }: DesignFailedProps) {
  return (
    <section className="card stack" role="alert">
      <div className="row danger b">
        <Icon name="warning" />
        {message}
      </div>
      <p className="c2">{kept} Try again, or let the built-in coach design the week now.</p>
      <div className="stack-8">
        <Button kind="p" full onClick={onRetry}>
          <Icon name="refresh" size="s" />
          Try again
        </Button>
        <Button kind="s" full onClick={onBuiltIn}>
          Use the built-in plan
        </Button>
        {/api key/i.test(message) && (
          <ButtonLink kind="g" full href="/settings">
            Go to Settings
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
