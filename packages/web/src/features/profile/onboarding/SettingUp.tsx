import { SessionShape } from "../../../components/exercise/SessionShape.tsx";
import { Page } from "../../../components/layout/Page.tsx";
import { setUpText } from "./set-up.text.ts";

/** While the profile is made (ONB-04). */
export function SettingUp({ withPlan }: { readonly withPlan: boolean }) {
  return (
    <Page title={setUpText.settingUp} bare narrow className="settling">
      <SessionShape heights={[100, 60, 80, 60, 100]} large />
      <div className="stack-4" role="status">
        <h1 className="title-medium">
          {withPlan ? setUpText.settingUpYourWeek1 : setUpText.settingUpYourProfile}
        </h1>
        <p className="muted">{withPlan ? setUpText.sevenDaysThatFindOut : setUpText.ideasEveryDay}</p>
      </div>
    </Page>
  );
}
