import { formatCount } from "@muster/domain/shared/format";
import {
  type ChosenColumns,
  columnRoles,
  guessColumns,
  isEnough,
} from "@muster/domain/transfer/from-apps/plain-table";
import { useId, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import type { UnknownTable } from "../../worker/transfer/read-files.ts";
import { appFilesText as texts } from "./app-files.text.ts";

type ColumnChoiceProps = {
  readonly table: UnknownTable;
  readonly onNext: (columns: ChosenColumns) => void;
  readonly onCancel: () => void;
};

/** A table of no known app: which of its columns is what. */
export function ColumnChoice({ table, onNext, onCancel }: ColumnChoiceProps) {
  const { fileName, header, sample } = table;
  const id = useId();
  const [columns, setColumns] = useState<ChosenColumns>(() => guessColumns(header));
  return (
    <div className="stack">
      <h3 className="text-body">{texts.columnsTitle(fileName)}</h3>
      <p className="muted">{texts.columnsLead(formatCount(header.length, "column"))}</p>
      {columnRoles.map((role) => (
        <div className="field" key={role}>
          <label htmlFor={`${id}-${role}`}>{texts.roles[role]}</label>
          <div className="input">
            <select
              id={`${id}-${role}`}
              value={columns[role] ?? ""}
              onChange={({ target }) => {
                const { [role]: _before, ...others } = columns;
                setColumns(target.value === "" ? others : { ...others, [role]: target.value });
              }}
            >
              <option value="">{texts.noColumn}</option>
              {[...new Set(header)].map((name) => (
                <option key={name} value={name}>
                  {name} ({sample[header.indexOf(name)] ?? ""})
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size="s" />
          </div>
        </div>
      ))}
      <p className="text-small muted">{texts.columnsHint}</p>
      <div className="row wrap">
        <Button variant="primary" disabled={!isEnough(columns)} onClick={() => onNext(columns)}>
          {texts.next}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
