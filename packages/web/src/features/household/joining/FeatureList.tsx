import { Icon } from "../../../components/layout/Icon.tsx";
import type { IconName } from "../../../components/layout/icons.data.ts";
import { joinText } from "../picker/picker.text.ts";
import { joiningText } from "./joining.text.ts";

const features: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: "calendar", text: joiningText.aNewWeekDesignedEvery },
  { icon: "dumbbell", text: joiningText.logASetInOneTap },
  { icon: "info", text: joiningText.aReasonBehindEveryNumber },
  { icon: "offline", text: joiningText.worksWithoutASignal },
];

/** Below the profiles (USR-01). */
export function FeatureList() {
  return (
    <ul className="stack-8 muted feature-list" aria-label={joinText.whatMusterDoes}>
      {features.map(({ icon, text }) => (
        <li key={text} className="row">
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
