/** An address that leads nowhere: says so, and the way back. */
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Empty } from "../components/layout/Empty.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";

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
