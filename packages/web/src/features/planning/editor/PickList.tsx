import { Icon } from "../../../components/layout/Icon.tsx";

type PickItem = {
  readonly key: string;
  readonly title: string;
  readonly below?: string;
};

/** A list of which one is tapped. */
export function PickList({
  label,
  items,
  empty,
  onPick,
  plain = false,
}: {
  readonly label: string;
  readonly items: readonly PickItem[];
  /** Said when there is nothing to pick. */
  readonly empty: string;
  readonly onPick: (key: string) => void;
  /** Inside a card: the list has no frame of its own. */
  readonly plain?: boolean;
}) {
  if (items.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ul className={plain ? "list picklist" : "card flush list picklist"} aria-label={label}>
      {items.map(({ key, title, below }) => (
        <li key={key}>
          <button type="button" onClick={() => onPick(key)}>
            <span className="grow">
              <b>{title}</b>
              {below !== undefined && <span className="text-small muted">{below}</span>}
            </span>
            <Icon name="chevron" size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}
