import {
  asksWeights,
  dumbbellQuestion,
  dumbbellSets,
  usualBarSet,
} from "@muster/domain/onboarding/home-weights";
import { massUnit } from "@muster/domain/shared/format";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";

/** Which weights there are at home: optional, shown to people who have any (ONB-01, feature F16). */
export function WeightsFields({ draft, errors, onChange }: ProfileFieldsProps) {
  const asked = asksWeights(draft);
  if (!asked.dumbbells && !asked.kettlebells && !asked.bar) return null;
  const unit = massUnit(draft.units);
  const question = dumbbellQuestion(draft.dumbbellSet, draft.units);
  const wrong =
    errors.dumbbellWeights ?? errors.kettlebellWeights ?? errors.barWeights ?? errors.plateWeights;
  // Whoever comes back sees what they entered.
  const isOpen = wrong !== undefined || question !== undefined || draft.kettlebellWeights !== "";
  return (
    <details className="card more-fields" open={isOpen || undefined}>
      <summary>
        <span>
          <b className="text-large">Which weights do you have?</b>
          <span className="muted"> optional</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="stack-16">
        <p className="muted">
          Your plan then names only weights that you have. Skip it, and usual ones are taken.
        </p>
        {asked.dumbbells && (
          <Picks
            label="Your dumbbells"
            tight
            options={[...optionsOf<string>(dumbbellSets), { value: "", label: "Not sure" }]}
            value={[draft.dumbbellSet]}
            onChange={([dumbbellSet]) =>
              dumbbellSet !== undefined && onChange({ dumbbellSet, dumbbellWeights: "" })
            }
          />
        )}
        {asked.dumbbells && question !== undefined && (
          <TextField
            label={question.label}
            value={draft.dumbbellWeights}
            onChange={(dumbbellWeights) => onChange({ dumbbellWeights })}
            error={errors.dumbbellWeights}
            hint={question.hint}
            unit={unit}
            inputMode={question.isList ? "text" : "decimal"}
          />
        )}
        {asked.kettlebells && (
          <TextField
            label="Your kettlebells"
            optional
            value={draft.kettlebellWeights}
            onChange={(kettlebellWeights) => onChange({ kettlebellWeights })}
            error={errors.kettlebellWeights}
            hint={draft.units === "metric" ? "Such as 8, 12, 16" : "Such as 18, 26, 35"}
            unit={unit}
          />
        )}
        {asked.bar && draft.barWeights === "" && (
          <Button variant="secondary" onClick={() => onChange(usualBarSet(draft.units))}>
            I have a rack, bar and plates
          </Button>
        )}
        {asked.bar && draft.barWeights !== "" && (
          <>
            <TextField
              label="Bars"
              value={draft.barWeights}
              onChange={(barWeights) => onChange({ barWeights })}
              error={errors.barWeights}
              hint="The usual one first; empty: no bar"
              unit={unit}
            />
            <TextField
              label="Plates, weight × pairs"
              value={draft.plateWeights}
              onChange={(plateWeights) => onChange({ plateWeights })}
              error={errors.plateWeights}
              hint="A pair is one plate for each side"
              multiline
            />
          </>
        )}
      </div>
    </details>
  );
}
