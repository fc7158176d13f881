import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Picks } from "../../../components/controls/Picks.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { ApiFailure } from "../../../data/api/api.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { useElevation } from "../passcode/use-elevation.tsx";
import { ownerText } from "./owner.text.ts";
import { endOwnership, makeOwner } from "./owner-calls.ts";

type OwnershipTransferProps = {
  readonly mine: string;
  readonly owners: readonly string[];
  readonly cards: readonly Stored<"profileCard">[];
  readonly failed: (failure: ApiFailure) => void;
  /** The list of owners is another one now. */
  readonly onChanged: () => void;
};

/** Handing a household over (PASS-05): somebody else becomes an owner too, and whoever is not the last may stop. */
export function OwnershipTransfer({ mine, owners, cards, failed, onChanged }: OwnershipTransferProps) {
  const { run, dialog } = useElevation();
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [ending, setEnding] = useState(false);
  const others = cards.filter(({ id }) => !owners.includes(id));
  const fellows = cards.filter(({ id }) => id !== mine && owners.includes(id));

  const make = async (id: string): Promise<void> => {
    setChoosing(false);
    const name = cards.find((card) => card.id === id)?.displayName ?? ownerText.thatProfile;
    await run(
      () => makeOwner(id),
      (result) => {
        if (!result.ok) return failed(result.error);
        showToast({ kind: "success", text: ownerText.ownsToo(name) });
        onChanged();
      },
    );
  };
  const end = async (): Promise<void> => {
    setEnding(false);
    await run(
      () => endOwnership(mine),
      (result) => {
        if (!result.ok) return failed(result.error);
        showToast({ kind: "success", text: ownerText.noLongerOwner });
        onChanged();
      },
    );
  };

  return (
    <div className="stack-8">
      <p className="muted">
        {fellows.length === 0
          ? ownerText.onlyOwner
          : ownerText.ownToo(fellows.map(({ displayName }) => displayName))}
      </p>
      <div className="row wrap">
        {others.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              setChosen(others.length === 1 ? others[0]?.id : undefined);
              setChoosing(true);
            }}
          >
            {ownerText.addAnOwner}
          </Button>
        )}
        {fellows.length > 0 && (
          <Button variant="ghost-danger" onClick={() => setEnding(true)}>
            {ownerText.stopOwning}
          </Button>
        )}
      </div>
      <Sheet open={choosing} title={ownerText.whoOwnsToo} onClose={() => setChoosing(false)}>
        <p className="muted">{ownerText.whatOwnersDo}</p>
        <Picks
          label={ownerText.profile}
          options={others.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          value={chosen === undefined ? [] : [chosen]}
          onChange={([next]) => setChosen(next)}
        />
        <Button
          variant="primary"
          xl
          disabled={chosen === undefined}
          onClick={() => {
            if (chosen !== undefined) void make(chosen);
          }}
        >
          {ownerText.makeAnOwner}
        </Button>
      </Sheet>
      <ConfirmDialog
        open={ending}
        title={ownerText.stopQuestion}
        text={ownerText.canMakeYouOwner(fellows.map(({ displayName }) => displayName).join(", "))}
        confirm={ownerText.stopOwning}
        cancel={ownerText.stayAnOwner}
        danger
        onConfirm={() => void end()}
        onCancel={() => setEnding(false)}
      />
      {dialog}
    </div>
  );
}
