import { commonText } from "../components/common.text.ts";
import "../features/shell/shell.css";
import { useEffect, useState } from "react";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { settingsText } from "../components/screens.text.ts";
import { useServices } from "../data/services.ts";
import { appVersion, type Credit, codeCredits, dataCredits } from "../features/shell/credits.data.ts";

/** `/settings/about`: version, licence, and whose work is in here. */
export default function SettingsAboutScreen() {
  const { api } = useServices();
  const [server, setServer] = useState<string>();
  useEffect(() => {
    let ended = false;
    void api.hello().then((hello) => {
      if (!ended) setServer(hello.ok ? hello.value.version : settingsText.notReached);
    });
    return () => {
      ended = true;
    };
  }, [api]);
  return (
    <Page title={settingsText.aboutMuster} narrow>
      <TopBar title={settingsText.aboutMuster} back="/settings" />
      <ul className="card flush list">
        <Fact label={settingsText.version} value={appVersion} />
        <Fact label={settingsText.server} value={server ?? commonText.asking} />
        <Fact label={settingsText.license} value="MIT" />
      </ul>
      <p className="muted">{settingsText.noMedicalDevice}</p>
      <Credits title={settingsText.foodData} credits={dataCredits} />
      <Credits title={settingsText.builtWith} credits={codeCredits} />
      <p className="text-small muted">{settingsText.ownContent}</p>
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
