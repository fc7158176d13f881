import { Icon } from "../../../components/layout/Icon.tsx";
import type { IconName } from "../../../components/layout/icons.data.ts";
import { joinText } from "../picker/picker.text.ts";

const features: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: "calendar", text: joinText.aNewWeekDesignedEvery },
  { icon: "dumbbell", text: joinText.logASetInOneTap },
  { icon: "info", text: joinText.reasonsPoint },
  { icon: "offline", text: joinText.worksWithoutASignal },
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
