import { inSentence } from "../../components/in-sentence.ts";
import { FullPageMessage } from "./FullPageMessage.tsx";
import { messagesText } from "./messages.text.ts";

/** On a plain-HTTP address browsers offer neither offline storage nor a safe sign-in: only this page is shown there. */
export function NeedsHttps({ address }: { readonly address: string }) {
  return (
    <FullPageMessage title={messagesText.needsHttps}>
      <p>
        {inSentence(messagesText.whyHttps, {
          https: <b className="bold">{messagesText.httpsStart}</b>,
          address,
        })}
      </p>
      <p>
        {inSentence(messagesText.howToGetHttps, {
          command: <b className="bold">{messagesText.lanCommand}</b>,
        })}
      </p>
      <p>{messagesText.nothingSaved}</p>
    </FullPageMessage>
  );
}
