import type { MobilityItem } from "@muster/domain/planning/plan";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";

type MobilityListProps = { readonly items: readonly MobilityItem[] };

/** Warm-up, cool-down and recovery items: name, how long, and a note below when there is one. */
export function MobilityList({ items }: MobilityListProps) {
  return (
    <ul className="mobility">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may share a name, and their order is fixed
        <li key={index}>
          <span className="between nowrap base">
            <span className="bold">
              <WholeWords text={item.name} />
            </span>
            <span className="muted">{item.duration}</span>
          </span>
          {item.notes !== "" && <span className="text-small muted">{item.notes}</span>}
        </li>
      ))}
    </ul>
  );
}
