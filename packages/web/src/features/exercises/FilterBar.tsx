import type { Muscle } from "@muster/coach/catalogue/exercise";
import { useId } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Segment } from "../../components/Segment.tsx";
import { type EquipmentFilter, equipmentFilters, type LibraryFilter } from "./filter-exercises.ts";

export type FilterBarProps = {
  readonly filter: LibraryFilter;
  readonly onChange: (filter: LibraryFilter) => void;
  readonly muscleNames: Readonly<Record<Muscle, string>>;
};

const shows = [
  { value: "basics", label: "Basics" },
  { value: "all", label: "All" },
  { value: "favourites", label: "Favourites" },
  { value: "excluded", label: "Left out" },
] as const;

/** Search, muscle, equipment, and the person's own marks. */
export function FilterBar({ filter, onChange, muscleNames }: FilterBarProps) {
  const id = useId();
  return (
    <search className="stack library-filter">
      <div className="input">
        <Icon name="search" />
        <input
          type="search"
          aria-label="Search exercises"
          placeholder="Name, muscle or equipment"
          value={filter.query}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
      </div>
      <div className="fields">
        <Choice
          id={`${id}-muscle`}
          label="Muscle"
          value={filter.muscle}
          options={{ any: "Any", ...muscleNames }}
          onChange={(muscle) => onChange({ ...filter, muscle })}
        />
        <Choice<EquipmentFilter>
          id={`${id}-equipment`}
          label="Equipment"
          value={filter.equipment}
          options={equipmentFilters}
          onChange={(equipment) => onChange({ ...filter, equipment })}
        />
      </div>
      <Segment
        label="Show"
        options={shows}
        value={filter.show}
        onChange={(show) => onChange({ ...filter, show })}
      />
    </search>
  );
}

type ChoiceProps<V extends string> = {
  readonly id: string;
  readonly label: string;
  readonly value: V;
  readonly options: Readonly<Record<V, string>>;
  readonly onChange: (value: V) => void;
};

/** The browser's own list: the right one for twenty choices on a phone. */
function Choice<V extends string>({ id, label, value, options, onChange }: ChoiceProps<V>) {
  const values = Object.keys(options) as V[]; // The keys of a record of V are V.
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = values.find((one) => one === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {options[one]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </div>
    </div>
  );
}
