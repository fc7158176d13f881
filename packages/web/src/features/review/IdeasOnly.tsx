import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";

/** In the place of forms and plans for somebody under 13 (ONB-08): nothing is measured, there are ideas for each day. */
export function IdeasOnly({ title }: { readonly title: string }) {
  return (
    <Page title={title} bare narrow>
      <TopBar title={title} back="/" />
      <Empty
        icon="heart"
        title="Play is the plan"
        text="Reviews and training plans begin at 13. Until then there are ideas to move for each day."
        action={
          <ButtonLink variant="primary" xl href="/schedule">
            See the Ideas
          </ButtonLink>
        }
      />
    </Page>
  );
}
