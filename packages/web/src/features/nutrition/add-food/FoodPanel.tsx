import { type ComponentType, useId, useRef, useState } from "react";
import { nextChoice } from "../../../components/controls/choice-keys.ts";
import { Icon } from "../../../components/layout/Icon.tsx";
import type { IconName } from "../../../components/layout/icons.data.ts";
import { lazyFile } from "../../../components/loading/lazy-part.tsx";
import { QuietBoundary } from "../../../components/loading/QuietBoundary.tsx";
import type { DiaryLine } from "../use-diary.ts";
import { EntryForm } from "./EntryForm.tsx";
import { foodPanelText } from "./food-panel.text.ts";
import type { FoodWay, WayProps } from "./food-way.ts";

const ways: readonly {
  readonly id: FoodWay;
  readonly icon: IconName;
  readonly Panel: ComponentType<WayProps>;
}[] = [
  { id: "enter", icon: "edit", Panel: EntryForm },
  {
    id: "search",
    icon: "search",
    Panel: lazyFile(() => import("./SearchFoods.tsx").then((file) => file.SearchFoods)),
  },
  {
    id: "scan",
    icon: "barcode",
    Panel: lazyFile(() => import("./ScanFood.tsx").then((file) => file.ScanFood)),
  },
  {
    id: "describe",
    icon: "list",
    Panel: lazyFile(() => import("./DescribeMeal.tsx").then((file) => file.DescribeMeal)),
  },
  {
    id: "saved",
    icon: "star",
    Panel: lazyFile(() => import("./SavedItems.tsx").then((file) => file.SavedItems)),
  },
];

type FoodPanelProps = WayProps & {
  readonly way: FoodWay;
  /** The line that is edited: then only the form is open. */
  readonly editing?: DiaryLine | undefined;
};

/** Adding food, one way at a time; while a line is edited the other ways are off (NUT-03). */
export function FoodPanel({ way, editing, ...props }: FoodPanelProps) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  /** The way whose button led to the one that is open; undefined after a tab. */
  const [cameFrom, setCameFrom] = useState<FoodWay>();
  const open = ways.find((one) => one.id === (editing === undefined ? way : "enter")) ?? ways[0];
  const openTab = (next: FoodWay) => {
    setCameFrom(undefined);
    props.onWay(next);
  };
  const goOnWith = (next: FoodWay) => {
    setCameFrom(open?.id);
    props.onWay(next);
  };
  const fromSaved = cameFrom === "saved" && editing === undefined;
  const note =
    fromSaved && open?.id === "enter" && props.keeps
      ? foodPanelText.newSavedItem
      : fromSaved && open?.id === "describe"
        ? foodPanelText.newRecipe
        : undefined;
  return (
    <>
      <div className="segments ways" role="tablist" aria-label={foodPanelText.tabs} ref={tabs}>
        {ways.map((one, index) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            id={`${id}-${one.id}`}
            aria-selected={one === open}
            aria-controls={`${id}-panel`}
            disabled={editing !== undefined && one !== open}
            tabIndex={one === open ? 0 : -1}
            onClick={() => openTab(one.id)}
            onKeyDown={(event) => {
              const next = ways[nextChoice(event.key, index, ways.length) ?? -1];
              if (next === undefined || editing !== undefined) return;
              event.preventDefault();
              openTab(next.id);
              tabs.current?.querySelectorAll<HTMLElement>("[role=tab]")[ways.indexOf(next)]?.focus();
            }}
          >
            <Icon name={one.icon} />
            {foodPanelText.ways[one.id]}
          </button>
        ))}
      </div>
      <div
        tabIndex={-1}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open?.id}`}
        className="stack-16"
      >
        {note !== undefined && (
          <p className="note" role="status">
            <Icon name="star" />
            <span>{note}</span>
          </p>
        )}
        {editing !== undefined ? (
          <EntryForm key={editing.id} {...props} editing={editing} />
        ) : (
          open !== undefined && (
            <QuietBoundary key={open.id}>
              <open.Panel {...props} onWay={goOnWith} />
            </QuietBoundary>
          )
        )}
      </div>
    </>
  );
}
