import type { Muscle } from "@muster/coach/catalogue/exercise";
import { Picks } from "../../components/controls/Picks.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { type EquipmentFilter, equipmentFilters, type LibraryFilter } from "./filter-exercises.ts";
import { libraryText } from "./library.text.ts";
import { SelectField } from "./SelectField.tsx";

type FilterBarProps = {
  readonly filter: LibraryFilter;
  readonly onChange: (filter: LibraryFilter) => void;
  readonly muscleNames: Readonly<Record<Muscle, string>>;
};

const shows = [
  { value: "basics", label: libraryText.basics },
  { value: "all", label: libraryText.all },
  { value: "made", label: libraryText.yourOwn },
  { value: "favourites", label: libraryText.favorites },
  { value: "excluded", label: libraryText.leftOut },
] as const;

/** Search, muscle, equipment, and the person's own marks. */
export function FilterBar({ filter, onChange, muscleNames }: FilterBarProps) {
  return (
    <search className="stack library-filter">
      <div className="input">
        <Icon name="search" />
        <input
          type="search"
          aria-label={libraryText.searchExercises}
          placeholder={libraryText.nameMuscleOrEquipment}
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
        <SelectField
          label={libraryText.muscle}
          value={filter.muscle}
          options={{ any: libraryText.any, ...muscleNames }}
          onChange={(muscle) => onChange({ ...filter, muscle })}
        />
        <SelectField<EquipmentFilter>
          label={libraryText.equipment}
          value={filter.equipment}
          options={equipmentFilters}
          onChange={(equipment) => onChange({ ...filter, equipment })}
        />
      </div>
      <Picks
        label={libraryText.show}
        hideLabel
        tight
        options={shows}
        value={[filter.show]}
        onChange={([show]) => {
          if (show !== undefined) onChange({ ...filter, show });
        }}
      />
    </search>
  );
}
