import "../features/shell/shell.css";
import { useEffect, useState } from "react";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { useServices } from "../data/services.ts";
import { appVersion, type Credit, codeCredits, dataCredits } from "../features/shell/credits.ts";

/** `/settings/about`: version, licence, and whose work is in here. */
export default function SettingsAboutScreen() {
  const { api } = useServices();
  const [server, setServer] = useState<string>();
  useEffect(() => {
    let ended = false;
    void api.hello().then((hello) => {
      if (!ended) setServer(hello.ok ? hello.value.version : "not reached");
    });
    return () => {
      ended = true;
    };
  }, [api]);
  return (
    <Page title="About Muster" narrow>
      <TopBar title="About Muster" back="/settings" />
      <ul className="card flush list">
        <Fact label="Version" value={appVersion} />
        <Fact label="Server" value={server ?? "Asking..."} />
        <Fact label="Licence" value="MIT" />
      </ul>
      <p className="muted">
        Muster is not a medical device and gives no medical advice. Please ask a doctor before you begin, and
        stop when something hurts.
      </p>
      <Credits title="Food data" credits={dataCredits} />
      <Credits title="Built with" credits={codeCredits} />
      <p className="text-small muted">
        Exercises, guides and figures are Muster's own. Nothing on these pages loads anything from anybody
        else.
      </p>
    </Page>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <li>
      <span className="grow">{label}</span>
      <span className="fact muted">{value}</span>
    </li>
  );
}

function Credits({ title, credits }: { readonly title: string; readonly credits: readonly Credit[] }) {
  return (
    <section className="sec" aria-label={title}>
      <h2>{title}</h2>
      <ul className="card flush list">
        {credits.map(({ name, licence, use }) => (
          <li key={name}>
            <span className="grow">
              <b>{name}</b>
              <span className="text-small muted line">{use}</span>
            </span>
            <span className="fact text-small muted">{licence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
