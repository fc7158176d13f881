import { SessionShape } from "../../../components/exercise/SessionShape.tsx";
import { Page } from "../../../components/layout/Page.tsx";

/** While the profile is made (ONB-04). */
export function SettingUp({ withPlan }: { readonly withPlan: boolean }) {
  return (
    <Page title="Setting up" bare narrow className="settling">
      <SessionShape heights={[100, 60, 80, 60, 100]} large />
      <div className="stack-4" role="status">
        <h1 className="title-medium">
          {withPlan ? "Setting up your Week 1 assessment" : "Setting up your profile"}
        </h1>
        <p className="muted">
          {withPlan ? "Seven days that find out where you start." : "Ideas to move and play, for every day."}
        </p>
      </div>
    </Page>
  );
}
