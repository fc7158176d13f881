/** An address that leads nowhere: says so, and the way back. */
import { controlsText } from "../components/components.text.ts";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Empty } from "../components/layout/Empty.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";

export default function NotFound() {
  return (
    <Page title={controlsText.notFound} narrow>
      <TopBar title={controlsText.notFound} back="/" />
      <Empty
        title={controlsText.nothingHere}
        text={controlsText.wrongAddress}
        action={
          <ButtonLink href="/" variant="primary" xl>
            {controlsText.backToToday}
          </ButtonLink>
        }
      />
    </Page>
  );
}
