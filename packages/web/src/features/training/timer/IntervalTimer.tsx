import "./timer.css";
import { useState } from "react";
import { CheckField } from "../../../components/controls/CheckField.tsx";
import { useServices } from "../../../data/services.ts";
import { alertSupport } from "../rest/rest-alert.ts";
import { unlockSound } from "../rest/rest-tones.ts";
import { PlanForm } from "./PlanForm.tsx";
import { RunningTimer } from "./RunningTimer.tsx";
import { timerText as text } from "./timer.text.ts";
import { useRun } from "./use-run.ts";
import { canSpeak, readVoice, storeVoiceChoice } from "./voice.ts";

/** Rounds of work and rest, a countdown or a stopwatch; one at a time for each person on this device. */
export function IntervalTimer({ profileId }: { readonly profileId: string }) {
  const { now } = useServices();
  const clock = () => now().getTime();
  const { run, moment, change } = useRun({ profileId }, clock);
  const [voice, setVoice] = useState(readVoice);
  return (
    <>
      {run === undefined || moment === undefined ? (
        <PlanForm
          onStart={(plan) => {
            unlockSound();
            change({ plan, startedAt: clock(), pausedAt: null });
          }}
        />
      ) : (
        <RunningTimer run={run} moment={moment} now={clock} voice={voice} onChange={change} />
      )}
      {canSpeak() && (
        <CheckField
          label={text.voice}
          checked={voice}
          onChange={(on) => {
            setVoice(on);
            storeVoiceChoice(on);
          }}
        />
      )}
      <p className="text-small muted">{canSpeak() ? `${text.voiceHelp} ${text.tones}` : text.tones}</p>
      {!alertSupport().sound && <p className="text-small muted">{text.noSound}</p>}
    </>
  );
}
