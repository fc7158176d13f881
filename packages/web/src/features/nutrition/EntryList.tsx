import { dayTotals } from "@muster/domain/nutrition/day-totals";
import { shownName } from "@muster/domain/nutrition/diary-line";
import { byMeal } from "@muster/domain/nutrition/meal-slot";
import { mealNames, proteinText } from "@muster/domain/nutrition/texts/entry.text";
import { civilDateAt } from "@muster/domain/shared/dates";
import { formatCount, formatEnergy, formatNumber } from "@muster/domain/shared/format";
import { type EnergyUnit, eatenEnergy } from "@muster/domain/shared/units";
import { Icon } from "../../components/layout/Icon.tsx";
import { clockTime } from "../../data/reads/use-today.ts";
import { diaryText } from "./diary.text.ts";
import type { DiaryLine } from "./use-diary.ts";

type EntryListProps = {
  readonly lines: readonly DiaryLine[];
  readonly energy: EnergyUnit;
  readonly unsent: ReadonlySet<string>;
  readonly onOpen: (line: DiaryLine) => void;
  /** Opens what can be done with a whole meal. */
  readonly onMeal: (lines: readonly DiaryLine[], name: string) => void;
};

/** The day's lines by meal (NUT-02). */
export function EntryList({ lines, energy, unsent, onOpen, onMeal }: EntryListProps) {
  return (
    <section className="sec" aria-labelledby="entries">
      <div className="between base">
        <h2 id="entries">{diaryText.entries}</h2>
        <span className="muted">{formatCount(lines.length, "entry", "entries")}</span>
      </div>
      {byMeal(lines).map(({ slot, lines: own }) => (
        <section key={slot} className="card flush" aria-labelledby={`meal-${slot}`}>
          <div className="between meal-head">
            <h3 className="text-body" id={`meal-${slot}`}>
              {mealNames[slot]}
            </h3>
            <button
              type="button"
              className="btn quiet"
              aria-label={diaryText.mealMenu({
                mealNames: mealNames[slot],
                calories: formatEnergy(dayTotals(own).calories, energy),
              })}
              onClick={() => onMeal(own, mealNames[slot])}
            >
              {formatEnergy(dayTotals(own).calories, energy)}
              <Icon name="chevron-down" size="s" />
            </button>
          </div>
          <ul className="list">
            {own.map((line) => (
              <Row
                key={line.id}
                line={line}
                energy={energy}
                isHereOnly={unsent.has(line.id)}
                onOpen={() => onOpen(line)}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Row({
  line,
  energy,
  isHereOnly,
  onOpen,
}: {
  readonly line: DiaryLine;
  readonly energy: EnergyUnit;
  readonly isHereOnly: boolean;
  readonly onOpen: () => void;
}) {
  const at = new Date(line.createdAt);
  const facts = [
    // A line that was entered on another day has no time of its own.
    civilDateAt(at) === line.logDate ? clockTime(at) : "",
    line.servings === 1 ? line.servingSize : `${line.servings} × ${line.servingSize || diaryText.oneServing}`,
  ].filter((fact) => fact !== "");
  const name = shownName(line, energy);
  return (
    <li className="entry">
      <span className="grow">
        <b>{name}</b>
        <span className="text-small muted">
          {facts.join(" · ")}
          {isHereOnly && (
            <>
              {facts.length > 0 && " · "}
              <span className="over bold">{diaryText.thisDeviceOnly}</span>
            </>
          )}
        </span>
      </span>
      <span className="amounts">
        <span className="number text-large">
          {formatNumber(eatenEnergy(energy, line.calories), 0)}
          <small>{energy}</small>
        </span>
        <span className="text-small muted">{proteinText(line.protein)}</span>
      </span>
      <button type="button" className="iconbtn" aria-label={diaryText.editOrDelete(name)} onClick={onOpen}>
        <Icon name="more" />
      </button>
    </li>
  );
}
