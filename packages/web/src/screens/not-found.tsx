/** An address that leads nowhere: says so, and the way back. */
import { ButtonLink } from "../components/ButtonLink.tsx";
import { Empty } from "../components/Empty.tsx";
import { Page } from "../components/Page.tsx";
import { TopBar } from "../components/TopBar.tsx";

export default function NotFound() {
  return (
    <Page title="Not found" narrow>
      <TopBar title="Not found" back="/" />
      <Empty
        title="There is nothing here"
        text="The address may be mistyped or old."
        action={
          <ButtonLink href="/" variant="primary" xl>
            Back to Today
          </ButtonLink>
        }
      />
    </Page>
  );
}
