import { type SetRole, setRoleOrder } from "@muster/domain/training/set-roles";
import { roleMeanings, roleNames } from "@muster/domain/training/texts/set.text";
import { Button } from "../../../components/controls/Button.tsx";
import { Picks } from "../../../components/controls/Picks.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { ReservePicker } from "./ReservePicker.tsx";
import { setsText } from "./sets.text.ts";

/** The set to change. */
export type SetSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** 'Set 3'. */
  readonly title: string;
  readonly role: SetRole;
  readonly onRole: (role: SetRole) => void;
  /** undefined while repetitions in reserve are not logged; '' when not entered. */
  readonly reserve?: { readonly value: string; readonly onChange: (value: string) => void } | undefined;
  /** Only of a set that is logged. */
  readonly onRemove?: (() => void) | undefined;
};

const options = setRoleOrder.map((role) => ({ value: role, label: roleNames[role] }));

/** What a set is for, how much was left, or away with it. */
export function SetSheet({ open, onClose, title, role, onRole, reserve, onRemove }: SetSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <div className="stack-8">
        <Picks
          label={setsText.kindOfSet}
          options={options}
          value={[role]}
          onChange={([picked]) => picked !== undefined && onRole(picked)}
        />
        <p className="muted">{roleMeanings[role]}</p>
      </div>
      {reserve !== undefined && <ReservePicker {...reserve} />}
      {onRemove !== undefined && (
        <Button variant="ghost-danger" full onClick={onRemove}>
          <Icon name="trash" size="s" />
          {setsText.removeSet(title.toLowerCase())}
        </Button>
      )}
    </Sheet>
  );
}
