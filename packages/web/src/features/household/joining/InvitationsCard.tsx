import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Banner } from "../../../components/layout/Banner.tsx";
import { LoadingSkeleton } from "../../../components/layout/LoadingSkeleton.tsx";
import { lazyPart } from "../../../components/loading/lazy-part.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useCurrentProfile } from "../../../data/household/current-profile.ts";
import { useServices } from "../../../data/services.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { useElevation } from "../passcode/use-elevation.tsx";
import { CodeSheet, type Inviting } from "./CodeSheet.tsx";
import { DeviceLine } from "./DeviceLine.tsx";
import { usersInWords } from "./device-name.ts";
import { InvitationLine } from "./InvitationLine.tsx";
import {
  type Device,
  type DevicesAndInvitations,
  failureText,
  type Invitation,
} from "./use-devices-and-invitations.ts";
import "../household.css";
import { commonText } from "../../../components/common.text.ts";
import { joiningText } from "./joining.text.ts";

const RenameDevice = lazyPart(() => import("../owner/RenameDevice.tsx").then((file) => file.RenameDevice));

/** Devices and invitations (USR-05, USR-10): codes are shown once, expire, and can be withdrawn. Needs the server. */
export function InvitationsCard({ loaded, failure, load }: DevicesAndInvitations) {
  const { api, now } = useServices();
  const current = useCurrentProfile();
  const cards = useLive((reads) => reads.all("profileCard", ""), []);
  const [inviting, setInviting] = useState<Inviting>();
  const [making, setMaking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Invitation>();
  const [removing, setRemoving] = useState<Device>();
  const [naming, setNaming] = useState<Device>();
  const [busy, setBusy] = useState(false);
  const { run, dialog } = useElevation();

  const make = async (kind: Inviting["kind"]): Promise<void> => {
    if (making) return;
    setMaking(true);
    const made = await api.invite({ kind });
    setMaking(false);
    setInviting(made.ok ? { kind, code: made.value } : { kind, failure: failureText(made.error) });
    if (made.ok) await load();
  };
  const withdraw = async (invitation: Invitation): Promise<void> => {
    setWithdrawing(undefined);
    const done = await api.withdrawInvitation(invitation.id);
    showToast(
      done.ok
        ? { kind: "success", text: joiningText.codeWithdrawn }
        : { kind: "error", text: failureText(done.error) },
    );
    await load();
  };
  const remove = async (): Promise<void> => {
    if (removing === undefined || busy) return;
    const { id, name } = removing;
    setBusy(true);
    await run(
      () => api.removeDevice(id),
      (done) => {
        showToast(
          done.ok
            ? { kind: "success", text: joiningText.removed(name) }
            : { kind: "error", text: failureText(done.error) },
        );
        void load();
      },
    );
    setBusy(false);
    setRemoving(undefined);
  };

  return (
    <section className="sec" aria-labelledby="devices">
      <h2 id="devices">{joiningText.devicesAndInvitations}</h2>
      <ul className="card flush list">
        <li>
          <span className="row wrap grow">
            <Button variant="secondary" onClick={() => setInviting({ kind: "profile" })}>
              {joiningText.inviteAPerson}
            </Button>
            <Button variant="secondary" onClick={() => setInviting({ kind: "device" })}>
              {joiningText.addMyOtherDevice}
            </Button>
          </span>
        </li>
        {loaded === undefined && failure === undefined && (
          <li>
            <span className="grow stack-8">
              <LoadingSkeleton width="50%" />
              <LoadingSkeleton width="30%" />
            </span>
          </li>
        )}
        {loaded?.devices.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            users={usersInWords(device.usedBy, cards.state === "ready" ? cards.value : [], current?.id)}
            now={now()}
            onRename={() => setNaming(device)}
            onRemove={() => setRemoving(device)}
          />
        ))}
        {loaded?.invitations.map((invitation) => (
          <InvitationLine
            key={invitation.id}
            invitation={invitation}
            now={now()}
            onWithdraw={() => setWithdrawing(invitation)}
          />
        ))}
        {failure !== undefined && (
          <li>
            <span className="grow">
              <Banner icon="offline">{failure}</Banner>
            </span>
          </li>
        )}
      </ul>
      <CodeSheet
        inviting={inviting}
        making={making}
        now={now()}
        onMake={(kind) => void make(kind)}
        onClose={() => setInviting(undefined)}
      />
      <ConfirmDialog
        open={withdrawing !== undefined}
        title={joiningText.withdrawThisCode}
        text={joiningText.withdrawHint}
        confirm={joiningText.withdrawCode}
        cancel={commonText.keepIt}
        danger
        onConfirm={() => {
          if (withdrawing !== undefined) void withdraw(withdrawing);
        }}
        onCancel={() => setWithdrawing(undefined)}
      />
      {naming !== undefined && (
        <RenameDevice
          device={naming}
          onDone={() => {
            setNaming(undefined);
            void load();
          }}
          onClose={() => setNaming(undefined)}
          onMissing={() => setNaming(undefined)}
        />
      )}
      {dialog}
      <ConfirmDialog
        open={removing !== undefined}
        title={joiningText.removeTitle(removing?.name)}
        text={joiningText.removeHint}
        confirm={joiningText.removeDevice}
        cancel={commonText.keepIt}
        danger
        busy={busy && joiningText.removing}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(undefined)}
      />
    </section>
  );
}
