/** A page that is planned and not built yet, or an address that leads nowhere. Says which, and the way back. */
import { useLocation } from "wouter";
import { ButtonLink } from "../components/ButtonLink.tsx";
import { Empty } from "../components/Empty.tsx";
import { Page } from "../components/Page.tsx";
import { TopBar } from "../components/TopBar.tsx";

const coming: { readonly [path: string]: { readonly title: string; readonly text: string } } = {
  "/api-test": { title: "Connection test", text: "Trying the food databases one by one comes here." },
};

export default function NotHereYet() {
  const [path] = useLocation();
  const page = coming[path];
  return (
    <Page title={page?.title ?? "Not found"} narrow>
      <TopBar title={page?.title ?? "Not found"} back="/" />
      <Empty
        title={page === undefined ? "There is nothing here" : "Not built yet"}
        text={page?.text ?? "The address may be mistyped or old."}
        action={
          <ButtonLink href="/" kind="p" xl>
            Back to Today
          </ButtonLink>
        }
      />
    </Page>
  );
}
