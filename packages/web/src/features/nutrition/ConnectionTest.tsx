/** Tries the lookup of a barcode, with or without a profile, and shows what happened (BAR-03). */

import { nutrientsFor } from "@muster/domain/nutrition/foods/serving";
import { proteinText } from "@muster/domain/nutrition/texts/entry.text";
import { shownUnits } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import { formatEnergy } from "@muster/domain/shared/format";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import { useLive } from "../../data/store/use-live.ts";
import { connectionTestText } from "./diary.text.ts";
import { lookUp } from "./scan/look-up.ts";

/** Lines of the log that stay (spec §9). */
const mostLines = 10;

/** A form that looks one barcode up and prints the outcome. */
export function ConnectionTest() {
  const { now, store } = useServices();
  const profile = useCurrentProfile();
  const settings = useLive(
    async (reads) => (profile === undefined ? undefined : reads.get("settings", settingsId(profile.id))),
    [profile?.id],
  );
  const { energy } = shownUnits(settings.state === "ready" ? settings.value : undefined);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState("");
  const [log, setLog] = useState<readonly { readonly n: number; readonly line: string }[]>([]);
  const say = (text: string): void =>
    setLog((lines) =>
      [
        ...lines,
        { n: (lines.at(-1)?.n ?? 0) + 1, line: `${now().toISOString().slice(11, 19)} ${text}` },
      ].slice(-mostLines),
    );

  const run = async (): Promise<void> => {
    setBusy(true);
    say(connectionTestText.lookingUp(code.trim()));
    const start = performance.now();
    const answer = await lookUp(code, store, profile?.id);
    say(
      connectionTestText.answerAfter({
        time: Math.round(performance.now() - start),
        type: answer.type,
      }),
    );
    if (answer.type !== "no-code" && !answer.checkOk) say(connectionTestText.wrongCheckDigit);
    setBusy(false);
    if (answer.type === "found") {
      const { food } = answer;
      const { kcal, proteinG } = nutrientsFor(food, food.defaultMeasure.grams);
      setResult(
        connectionTestText.foodLine({
          name: food.name,
          kcal: formatEnergy(kcal, energy),
          protein: proteinText(proteinG),
          label: food.defaultMeasure.label,
        }),
      );
      for (const notice of answer.notices) say(notice);
    } else
      setResult(
        {
          "not-found": connectionTestText.notFound,
          unavailable: connectionTestText.unavailable,
          "no-code": connectionTestText.noBarcode,
        }[answer.type],
      );
  };
  return (
    <>
      <form
        className="card stack-16"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (!busy) void run();
        }}
      >
        <p className="muted">{connectionTestText.lead}</p>
        <TextField label={connectionTestText.barcode} inputMode="numeric" value={code} onChange={setCode} />
        <Button
          variant="primary"
          xl
          type="submit"
          disabled={code.trim() === ""}
          busy={busy && connectionTestText.looking}
        >
          {connectionTestText.lookUp}
        </Button>
        {result !== "" && (
          <p className="bold" role="status">
            {result}
          </p>
        )}
      </form>
      <section className="card stack-8" aria-label={connectionTestText.debugLog}>
        <h2 className="text-large">{connectionTestText.debugLog}</h2>
        <ol className="stack-4 text-small muted">
          {log.map(({ n, line }) => (
            <li key={n}>{line}</li>
          ))}
        </ol>
        {log.length === 0 && <p className="muted">{connectionTestText.lastLines(mostLines)}</p>}
      </section>
    </>
  );
}
