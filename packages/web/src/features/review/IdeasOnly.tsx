import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { ideasOnlyText } from "./texts/review.text.ts";

/** In the place of forms and plans for somebody under 13 (ONB-08): nothing is measured, there are ideas for each day. */
export function IdeasOnly({ title }: { readonly title: string }) {
  return (
    <Page title={title} bare narrow>
      <TopBar title={title} back="/" />
      <Empty
        icon="heart"
        title={ideasOnlyText.playIsThePlan}
        text={ideasOnlyText.lead}
        action={
          <ButtonLink variant="primary" xl href="/schedule">
            {ideasOnlyText.seeTheIdeas}
          </ButtonLink>
        }
      />
    </Page>
  );
}
