import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { generationText } from "./generation.text.ts";

type DesignFailedProps = {
  readonly message: string;
  /** Asking again brings nothing for now: the built-in coach comes first. */
  readonly isOut: boolean;
  /** What is saved: 'Your check-in is kept.' */
  readonly savedText: string;
  readonly onRetry: () => void;
  readonly onBuiltIn: () => void;
};

/** The model did not deliver: the reason, what is saved, and two ways to continue (settled point 20). */
export function DesignFailed({ message, isOut, savedText, onRetry, onBuiltIn }: DesignFailedProps) {
  const again = (
    <Button key="again" variant={isOut ? "secondary" : "primary"} full onClick={onRetry}>
      <Icon name="refresh" size="s" />
      {commonText.tryAgain}
    </Button>
  );
  const builtIn = (
    <Button key="built-in" variant={isOut ? "primary" : "secondary"} full onClick={onBuiltIn}>
      {generationText.useBuiltIn}
    </Button>
  );
  return (
    <section className="card stack" role="alert">
      <div className="row danger-text bold">
        <Icon name="warning" />
        {message}
      </div>
      <p className="muted">{generationText.designLater({ saved: savedText, isOut })}</p>
      <div className="stack-8">
        {isOut ? [builtIn, again] : [again, builtIn]}
        {/api key/i.test(message) && (
          <ButtonLink variant="ghost" full href="/settings">
            {generationText.goToSettings}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
