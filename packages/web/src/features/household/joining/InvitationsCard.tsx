import { codeAsShown } from "@muster/domain/household/code";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Banner } from "../../../components/layout/Banner.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { LoadingSkeleton } from "../../../components/layout/LoadingSkeleton.tsx";
import { lazyPart } from "../../../components/loading/lazy-part.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { ReplyOf } from "../../../data/api/api-replies.ts";
import { useCurrentProfile } from "../../../data/household/current-profile.ts";
import { clockTime } from "../../../data/reads/use-today.ts";
import { useServices } from "../../../data/services.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { useElevation } from "../passcode/use-elevation.tsx";
import { usersInWords } from "./device-name.ts";
import {
  type Device,
  type DevicesAndInvitations,
  failureText,
  type Invitation,
} from "./use-devices-and-invitations.ts";
import "../household.css";

/** The code alone is enough: a picture that does not come is no loss. */
const QrCode = lazy(() =>
  import("./QrCode.tsx").then(
    (file) => ({ default: file.QrCode }),
    () => ({ default: () => null }),
  ),
);

const RenameDevice = lazyPart(() => import("../owner/RenameDevice.tsx").then((file) => file.RenameDevice));

const kindNames = { profile: "Code for a new profile", device: "Code for a further device" } as const;

/** Devices and invitations (USR-05, USR-10): codes are shown once, expire, and can be withdrawn. Needs the server. */
export function InvitationsCard({ loaded, failure, load }: DevicesAndInvitations) {
  const { api, now } = useServices();
  const current = useCurrentProfile();
  const cards = useLive((reads) => reads.all("profileCard", ""), []);
  /** Whom a code is for; the code itself when it was made. */
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
        ? { kind: "success", text: "Code withdrawn" }
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
            ? { kind: "success", text: `${name} removed` }
            : { kind: "error", text: failureText(done.error) },
        );
        void load();
      },
    );
    setBusy(false);
    setRemoving(undefined);
  };

  const usersOf = (device: Device): string =>
    usersInWords(device.usedBy, cards.state === "ready" ? cards.value : [], current?.id);

  return (
    <section className="sec" aria-labelledby="devices">
      <h2 id="devices">Devices and invitations</h2>
      <ul className="card flush list">
        <li>
          <span className="row wrap grow">
            <Button variant="secondary" onClick={() => setInviting({ kind: "profile" })}>
              Invite a person
            </Button>
            <Button variant="secondary" onClick={() => setInviting({ kind: "device" })}>
              Add my other device
            </Button>
          </span>
        </li>
        {failure !== undefined && (
          <li>
            <span className="grow">
              <Banner icon="offline">{failure}</Banner>
            </span>
          </li>
        )}
        {loaded === undefined && failure === undefined && (
          <li>
            <span className="grow stack-8">
              <LoadingSkeleton width="50%" />
              <LoadingSkeleton width="30%" />
            </span>
          </li>
        )}
        {loaded?.devices.map((device) => (
          <li key={device.id} className="device">
            <span className="muted">
              <Icon name="phone" />
            </span>
            <span className="grow device-words">
              <b className="name">{device.name}</b>
              <span className="text-small muted">
                {device.isThis ? "This device" : `Last seen ${moment(device.lastSeenAt, now())}`}
              </span>
              {usersOf(device) !== "" && (
                <span className="text-small muted">Opened by {usersOf(device)}</span>
              )}
            </span>
            {device.mayRemove && (
              <span className="row device-actions">
                <Button
                  variant="ghost"
                  className="card-act"
                  label={`Rename ${device.name}`}
                  onClick={() => setNaming(device)}
                >
                  Rename
                </Button>
                {!device.isThis && (
                  <Button
                    variant="ghost-danger"
                    className="card-act"
                    label={`Remove ${device.name}`}
                    onClick={() => setRemoving(device)}
                  >
                    Remove
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
        {loaded?.invitations.map((invitation) => (
          <li key={invitation.id}>
            <span className="muted">
              <Icon name={invitation.kind === "profile" ? "user" : "phone"} />
            </span>
            <span className="grow">
              <b>{kindNames[invitation.kind]}</b>
              <span className="text-small muted">
                Made {moment(invitation.createdAt, now())}, open until {moment(invitation.expiresAt, now())}
              </span>
            </span>
            <Button
              variant="ghost-danger"
              className="card-act"
              label={`Withdraw: ${kindNames[invitation.kind]}, made ${moment(invitation.createdAt, now())}`}
              onClick={() => setWithdrawing(invitation)}
            >
              Withdraw
            </Button>
          </li>
        ))}
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
        title="Withdraw this code?"
        text="Nobody can join with it any more. Whoever has it needs a new one."
        confirm="Withdraw code"
        cancel="Keep it"
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
        title={`Remove ${removing?.name ?? "device"}?`}
        text="It is signed out at once. What it has not sent yet stays on it."
        confirm="Remove device"
        cancel="Keep it"
        danger
        busy={busy && "Removing..."}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(undefined)}
      />
    </section>
  );
}

type Inviting = {
  readonly kind: "profile" | "device";
  readonly code?: ReplyOf<"invite">;
  readonly failure?: string;
};

type CodeSheetProps = {
  readonly inviting: Inviting | undefined;
  readonly making: boolean;
  readonly onMake: (kind: Inviting["kind"]) => void;
  readonly now: Date;
  readonly onClose: () => void;
};

const isOnServer = (): boolean => ["localhost", "127.0.0.1"].includes(location.hostname);

/** From the server's own computer the address on the home network, where there is one: 'localhost' leads nowhere else. */
const linkOf = ({ lan, code }: ReplyOf<"invite">): string =>
  `${isOnServer() && lan !== undefined ? lan.address : location.origin}/#setup=${codeAsShown(code)}`;

/** Says what a code does, makes one on a tap, and shows it only this once. */
function CodeSheet({ inviting, making, onMake, now, onClose }: CodeSheetProps) {
  const code = inviting?.code;
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: "success", text: done });
    } catch {
      showToast({ kind: "info", text: "Copying is not allowed here. Please write the code down." });
    }
  };
  const share = async (made: ReplyOf<"invite">): Promise<void> => {
    if (navigator.share === undefined) return copy(linkOf(made), "Link copied");
    // Closed without sharing: nothing to say.
    await navigator
      .share({ title: "Join our household in Muster", url: linkOf(made) })
      .catch(() => undefined);
  };
  return (
    <Sheet
      open={inviting !== undefined}
      title={inviting === undefined ? "" : kindNames[inviting.kind]}
      onClose={onClose}
    >
      {inviting !== undefined && code === undefined && (
        <>
          <p className="muted">
            {inviting.kind === "profile"
              ? "Whoever has the code can make a profile in this household, once, within 7 days."
              : "Whoever has the code can add one device to this household within 15 minutes."}
          </p>
          <FailureBanner text={inviting.failure} />
          <Button variant="primary" xl busy={making && "Making..."} onClick={() => onMake(inviting.kind)}>
            Make a code
          </Button>
        </>
      )}
      {code !== undefined && (
        <>
          <Suspense>
            <QrCode
              text={linkOf(code)}
              label="The code as a picture: point the other device's camera at it"
            />
          </Suspense>
          <p className="code">{codeAsShown(code.code)}</p>
          <p className="muted">
            {code.kind === "profile"
              ? "Point a new device's camera at the picture, or type the code there or under 'Add New User'. It works once"
              : "Point your other device's camera at the picture, or type the code there. It works once"}
            , until {moment(code.expiresAt, now)}. It is not shown again.
          </p>
          {code.lan !== undefined && (
            <p className="muted">
              A phone that was never here first opens <b className="bold">{code.lan.phonePage}</b> and follows
              the steps there.
            </p>
          )}
          {code.lan === undefined && isOnServer() && (
            <Banner kind="warn" icon="warning">
              This link opens on this computer only. For phones, start Muster with npm start -- --lan; the
              code stays good.
            </Banner>
          )}
          <div className="stack-4 last">
            <Button variant="primary" xl onClick={() => void copy(codeAsShown(code.code), "Code copied")}>
              Copy code
            </Button>
            <Button variant="quiet" full onClick={() => void share(code)}>
              Share link
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** '9:30 AM' today, else 'Nov 27, 9:30 AM'. */
const moment = (instant: string, now: Date): string => {
  const at = new Date(instant);
  const day =
    at.toDateString() === now.toDateString()
      ? ""
      : `${new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" }).format(at)}, `;
  return `${day}${clockTime(at)}`;
};
