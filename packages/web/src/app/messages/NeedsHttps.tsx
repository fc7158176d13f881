import { FullPageMessage } from "./FullPageMessage.tsx";

/** On a plain-HTTP address browsers offer neither offline storage nor a safe sign-in: only this page is shown there. */
export function NeedsHttps({ address }: { readonly address: string }) {
  return (
    <FullPageMessage title="This address needs HTTPS">
      <p>
        Muster keeps your training on this device and works without a signal. Browsers allow that only at
        addresses that begin with <b className="bold">https://</b>. You are at {address}.
      </p>
      <p>
        On the computer that runs Muster, http://localhost works as it is. For phones and tablets, start it
        there with <b className="bold">npm start -- --lan</b>: it then shows each phone the way, in three
        steps. docs/phones.md has more.
      </p>
      <p>Nothing was saved or sent from here.</p>
    </FullPageMessage>
  );
}
