import { formatCount } from "@muster/domain/shared/format";
import { Empty } from "../../components/layout/Empty.tsx";
import type { Stored } from "../../data/store/device-store.ts";
import { PickList } from "../../features/planning/editor/PickList.tsx";
import { templatesText } from "../../features/planning/templates.text.ts";

type TemplateListProps = {
  readonly templates: readonly Stored<"template">[];
  readonly onPick: (id: string) => void;
};

/** Saved workouts by name, or how to make the first one. */
export function TemplateList({ templates, onPick }: TemplateListProps) {
  if (templates.length === 0)
    return (
      <Empty icon="list" title={templatesText.noTemplatesYet} text={templatesText.keepAWorkoutYouLike} />
    );
  return (
    <PickList
      label={templatesText.yourTemplates}
      empty=""
      items={templates.map(({ id, name, workout }) => ({
        key: id,
        title: name,
        below: [formatCount(workout.exercises.length, "exercise"), workout.duration, workout.location]
          .filter((part) => part !== "")
          .join(" · "),
      }))}
      onPick={onPick}
    />
  );
}
