import { useEffect, useState } from "react";
import { controlsText } from "../../../components/components.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Picks } from "../../../components/controls/Picks.tsx";
import { Banner } from "../../../components/layout/Banner.tsx";
import { Card } from "../../../components/layout/Card.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { ApiFailure } from "../../../data/api/api.ts";
import type { ReplyOf } from "../../../data/api/api-replies.ts";
import { useCurrentProfile } from "../../../data/household/current-profile.ts";
import { useServices } from "../../../data/services.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { usersInWords } from "../joining/device-name.ts";
import { useElevation } from "../passcode/use-elevation.tsx";
import { Activity } from "./Activity.tsx";
import { OwnershipTransfer } from "./OwnershipTransfer.tsx";
import { fetchRecoveryState, makeRecoveryCode, resetPasscode } from "./owner-calls.ts";
import { RecoveryCode } from "./RecoveryCode.tsx";
import "../household.css";
import { ownerText } from "./owner.text.ts";

type Device = ReplyOf<"devices">["devices"][number];

/** For the household's owner: somebody's forgotten passcode, and the recovery code for their own (PASS-05). */
export function OwnerCard() {
  const [state, setState] = useState<State>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again
  useEffect(() => {
    let gone = false;
    void fetchRecoveryState().then((asked) => {
      if (!gone && asked.ok) setState(asked.value);
    });
    return () => {
      gone = true;
    };
  }, [round]);
  return state?.isOwner === true ? (
    <Owner isMade={state.isMade} owners={state.owners} onChanged={() => setRound(round + 1)} />
  ) : null;
}

type State = { readonly isOwner: boolean; readonly isMade: boolean; readonly owners: readonly string[] };

type OwnerProps = Omit<State, "isOwner"> & { readonly onChanged: () => void };

function Owner({ isMade, owners, onChanged }: OwnerProps) {
  const { api } = useServices();
  const current = useCurrentProfile();
  const cards = useLive((reads) => reads.all("profileCard", ""), []);
  const { run, dialog } = useElevation();
  const [made, setMade] = useState(isMade);
  const [code, setCode] = useState<string>();
  const [resetting, setResetting] = useState<Stored<"profileCard">>();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [deviceId, setDeviceId] = useState<string>();
  const others =
    cards.state === "ready"
      ? cards.value.filter(({ id, hasPasscode }) => hasPasscode && id !== current?.id)
      : [];

  const isUnguarded =
    cards.state === "ready" &&
    cards.value.length > 1 &&
    cards.value.find(({ id }) => id === current?.id)?.hasPasscode === false;

  const make = () =>
    run(makeRecoveryCode, (result) => {
      if (!result.ok) return failed(result.error);
      setMade(true);
      setCode(result.value.code);
    });
  const begin = async (card: Stored<"profileCard">): Promise<void> => {
    const listed = await api.devices();
    if (!listed.ok) return failed(listed.error);
    setDevices(listed.value.devices);
    // Their own device, when it is known: a wrong choice locks them out until the next reset.
    setDeviceId(listed.value.devices.find(({ usedBy }) => usedBy[0] === card.id)?.id);
    setResetting(card);
  };
  const reset = (card: Stored<"profileCard">, on: string) => {
    setResetting(undefined);
    const name = devices.find(({ id }) => id === on)?.name ?? ownerText.thatDevice;
    return run(
      () => resetPasscode(card.id, on),
      (result) =>
        result.ok
          ? showToast({
              kind: "success",
              text: ownerText.canSetPasscode({ displayName: card.displayName, name }),
            })
          : failed(result.error),
    );
  };

  return (
    <Card id="owner" title={ownerText.ownerOfTheHousehold} className="stack-16">
      <div className="stack-8">
        <p className="muted">{made ? ownerText.hasRecoveryCode : ownerText.noRecoveryCode}</p>
        <div>
          <Button variant="secondary" onClick={() => void make()}>
            {made ? ownerText.makeANewRecoveryCode : ownerText.makeARecoveryCode}
          </Button>
        </div>
      </div>
      {isUnguarded && (
        <Banner kind="warn" icon="lock">
          {ownerText.noPasscode}
        </Banner>
      )}
      {others.length > 0 && (
        <ul className="stack-8">
          {others.map((card) => (
            <li key={card.id} className="between">
              <span>{ownerText.hasPasscode(card.displayName)}</span>
              <Button
                variant="ghost"
                className="card-act"
                label={ownerText.resetNamed(card.displayName)}
                onClick={() => void begin(card)}
              >
                {ownerText.reset}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {current !== undefined && cards.state === "ready" && cards.value.length > 1 && (
        <OwnershipTransfer
          mine={current.id}
          owners={owners}
          cards={cards.value}
          failed={failed}
          onChanged={onChanged}
        />
      )}
      {cards.state === "ready" && <Activity cards={cards.value} />}
      {code !== undefined && <RecoveryCode code={code} onClose={() => setCode(undefined)} />}
      <Sheet
        open={resetting !== undefined}
        title={ownerText.resetQuestion(resetting?.displayName ?? "")}
        onClose={() => setResetting(undefined)}
      >
        <p className="muted">{ownerText.resetHint(resetting?.displayName ?? "")}</p>
        <Picks
          label={ownerText.onWhichDevice}
          options={devices.map(({ id, name, isThis, usedBy }) => {
            const who = usersInWords(usedBy, cards.state === "ready" ? cards.value : [], current?.id);
            const notes = [...(isThis ? [ownerText.thisDevice] : []), ...(who === "" ? [] : [who])];
            return { value: id, label: notes.length === 0 ? name : `${name} (${notes.join(", ")})` };
          })}
          value={deviceId === undefined ? [] : [deviceId]}
          onChange={([chosen]) => setDeviceId(chosen)}
        />
        <Button
          variant="danger"
          xl
          disabled={deviceId === undefined}
          onClick={() => {
            if (resetting !== undefined && deviceId !== undefined) void reset(resetting, deviceId);
          }}
        >
          {ownerText.resetPasscode}
        </Button>
      </Sheet>
      {dialog}
    </Card>
  );
}

const failed = (failure: ApiFailure): void => {
  showToast({
    kind: "error",
    text: failure.type === "offline" ? controlsText.serverNotReached : failure.message,
  });
};
