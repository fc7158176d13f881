import { codeAsShown } from "@muster/domain/household/code";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { Banner } from "../../components/Banner.tsx";
import { Button } from "../../components/Button.tsx";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import { clockTime } from "../../components/clock-time.ts";
import { Icon } from "../../components/Icon.tsx";
import { laterPart } from "../../components/later-part.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { showToast } from "../../components/toasts.ts";
import type { ApiFailure } from "../../data/api.ts";
import type { ReplyOf } from "../../data/api-replies.ts";
import { useServices } from "../../data/services.ts";
import { devicesNeedServer } from "./devices-need-server.ts";
import { useElevation } from "./use-elevation.tsx";
import "./household.css";

/** The code alone is enough: a picture that does not come is no loss. */
const QrCode = lazy(() =>
  import("./QrCode.tsx").then(
    (file) => ({ default: file.QrCode }),
    () => ({ default: () => null }),
  ),
);

const RenameDevice = laterPart(() => import("./RenameDevice.tsx").then((file) => file.RenameDevice));

type Invitation = ReplyOf<"invitations">["invitations"][number];
type Device = ReplyOf<"devices">["devices"][number];
type Loaded = { readonly invitations: readonly Invitation[]; readonly devices: readonly Device[] };

const kindNames = { profile: "Code for a new profile", device: "Code for a further device" } as const;

/** Devices and invitations (USR-05, USR-10): codes are shown once, expire, and can be withdrawn. Needs the server. */
export function InvitationsCard() {
  const { api, now } = useServices();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const [code, setCode] = useState<ReplyOf<"invite">>();
  const [making, setMaking] = useState<"profile" | "device">();
  const [removing, setRemoving] = useState<Device>();
  const [naming, setNaming] = useState<Device>();
  const [busy, setBusy] = useState(false);
  const { run, dialog } = useElevation();

  const load = useCallback(async (): Promise<void> => {
    const [invitations, devices] = await Promise.all([api.invitations(), api.devices()]);
    if (!invitations.ok) return setFailure(failureText(invitations.error));
    if (!devices.ok) return setFailure(failureText(devices.error));
    setFailure(undefined);
    setLoaded({ invitations: invitations.value.invitations, devices: devices.value.devices });
  }, [api]);
  useEffect(() => {
    void load();
    const again = (): void => void load();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [load]);

  const make = async (kind: "profile" | "device"): Promise<void> => {
    if (making !== undefined) return;
    setMaking(kind);
    const made = await api.invite({ kind });
    setMaking(undefined);
    if (!made.ok) return showToast({ kind: "error", text: failureText(made.error) }) && undefined;
    setCode(made.value);
    await load();
  };
  const withdraw = async (invitation: Invitation): Promise<void> => {
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

  return (
    <section className="sec" aria-labelledby="devices">
      <h2 id="devices">Devices and invitations</h2>
      <ul className="card flush list">
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
              <Skeleton width="50%" />
              <Skeleton width="30%" />
            </span>
          </li>
        )}
        {loaded?.devices.map((device) => (
          <li key={device.id}>
            <span className="c2">
              <Icon name="phone" />
            </span>
            <span className="grow">
              <b className="name">{device.name}</b>
              <span className="t13 c2">
                {device.isThis ? "This device" : `Last seen ${moment(device.lastSeenAt, now())}`}
              </span>
            </span>
            {device.mayRemove && (
              <Button
                kind="g"
                className="card-act"
                label={`Rename ${device.name}`}
                onClick={() => setNaming(device)}
              >
                Rename
              </Button>
            )}
            {device.mayRemove && !device.isThis && (
              <Button
                kind="gd"
                className="card-act"
                label={`Remove ${device.name}`}
                onClick={() => setRemoving(device)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
        {loaded?.invitations.map((invitation) => (
          <li key={invitation.id}>
            <span className="c2">
              <Icon name={invitation.kind === "profile" ? "user" : "phone"} />
            </span>
            <span className="grow">
              <b>{kindNames[invitation.kind]}</b>
              <span className="t13 c2">Open until {moment(invitation.expiresAt, now())}</span>
            </span>
            <Button
              kind="gd"
              className="card-act"
              label={`Withdraw: ${kindNames[invitation.kind]}`}
              onClick={() => void withdraw(invitation)}
            >
              Withdraw
            </Button>
          </li>
        ))}
        <li>
          <span className="row wrap grow">
            <Button kind="s" busy={making === "profile" && "Making..."} onClick={() => void make("profile")}>
              Invite a person
            </Button>
            <Button kind="s" busy={making === "device" && "Making..."} onClick={() => void make("device")}>
              Add my other device
            </Button>
          </span>
        </li>
      </ul>
      <CodeSheet code={code} now={now()} onClose={() => setCode(undefined)} />
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

type CodeSheetProps = {
  readonly code: ReplyOf<"invite"> | undefined;
  readonly now: Date;
  readonly onClose: () => void;
};

/** The only time a code is seen. */
function CodeSheet({ code, now, onClose }: CodeSheetProps) {
  const copy = async (): Promise<void> => {
    if (code === undefined) return;
    try {
      await navigator.clipboard.writeText(codeAsShown(code.code));
      showToast({ kind: "success", text: "Code copied" });
    } catch {
      showToast({ kind: "info", text: "Copying is not allowed here. Please write the code down." });
    }
  };
  return (
    <Sheet open={code !== undefined} title={code === undefined ? "" : kindNames[code.kind]} onClose={onClose}>
      {code !== undefined && (
        <>
          <Suspense>
            <QrCode
              text={`${location.origin}/#setup=${codeAsShown(code.code)}`}
              label="The code as a picture: point the other device's camera at it"
            />
          </Suspense>
          <p className="code">{codeAsShown(code.code)}</p>
          <p className="c2">
            {code.kind === "profile"
              ? "Point a new device's camera at the picture, or type the code there or under 'Add New User'. It works once"
              : "Point your other device's camera at the picture, or type the code there. It works once"}
            , until {moment(code.expiresAt, now)}. It is not shown again.
          </p>
          <Button kind="p" xl onClick={() => void copy()}>
            Copy code
          </Button>
        </>
      )}
    </Sheet>
  );
}

const failureText = (failure: ApiFailure): string =>
  failure.type === "offline" ? devicesNeedServer : failure.message;

/** '9:30 AM' today, else 'Nov 27, 9:30 AM'. */
const moment = (instant: string, now: Date): string => {
  const at = new Date(instant);
  const day =
    at.toDateString() === now.toDateString()
      ? ""
      : `${new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" }).format(at)}, `;
  return `${day}${clockTime(at)}`;
};
