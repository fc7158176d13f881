import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Segment } from "../../../components/controls/Segment.tsx";
import type { AlertChoice } from "./alert-choice.ts";
import { restsText } from "./rest.text.ts";
import { alertSupport, supportLine } from "./rest-alert.ts";
import { scheduleTones, unlockSound } from "./rest-tones.ts";
import { vibrationPattern } from "./use-rest-alert.ts";

type RestSettingsProps = {
  readonly choice: AlertChoice;
  readonly onChoice: (choice: AlertChoice) => void;
};

const options = [
  { value: "sound", label: restsText.sound },
  { value: "vibration", label: restsText.vibration },
  { value: "silent", label: restsText.silent },
] as const;

/** How a rest ends on this device: a choice that plays at once, and what the device can do. */
export function RestSettings({ choice, onChoice }: RestSettingsProps) {
  const [support, setSupport] = useState(alertSupport);
  const choose = (next: AlertChoice) => {
    onChoice(next);
    if (next === "sound") {
      unlockSound();
      scheduleTones(0.05);
    }
    if (next === "vibration" && support.vibration) navigator.vibrate(vibrationPattern);
  };
  return (
    <section className="stack-8" aria-label={restsText.restTimer}>
      <Segment label={restsText.whenARestEnds} showLabel options={options} value={choice} onChange={choose} />
      <p className="text-small muted">{supportLine(support)}</p>
      {support.notifications === "default" && choice !== "silent" && (
        <Button
          variant="ghost"
          onClick={() => void Notification.requestPermission().then(() => setSupport(alertSupport()))}
        >
          {restsText.allowNotifications}
        </Button>
      )}
    </section>
  );
}
