import { backupAge } from "@muster/domain/profiles/deletion";
import { civilDateAt } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import type { Result } from "@muster/domain/shared/result";
import { useEffect, useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { FailureBanner } from "../../components/layout/Failure.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import type { ApiFailure } from "../../data/api/api.ts";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import { deletionText } from "./texts/deletion.text.ts";

type DeleteCardProps = {
  readonly profile: CurrentProfile;
  /** Does it, after the passcode where the server asks for it. */
  readonly protect: <T>(
    work: () => Promise<Result<T, ApiFailure>>,
    done: (result: Result<T, ApiFailure>) => void,
  ) => Promise<void>;
};

/** 'Delete profile' (settled point 7): everywhere, after 14 days in which it can be taken back here. Needs the server. */
export function DeleteCard({ profile, protect }: DeleteCardProps) {
  const { api } = useServices();
  const [eraseAt, setEraseAt] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let ended = false;
    void api.deletion(profile.id).then((reply) => {
      if (!ended && reply.ok) setEraseAt(reply.value.eraseAt);
    });
    return () => {
      ended = true;
    };
  }, [api, profile.id]);

  const change = async (ask: typeof api.askDeletion): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    await protect(
      () => ask(profile.id),
      (reply) => (reply.ok ? setEraseAt(reply.value.eraseAt) : setFailure(failureText(reply.error))),
    );
    setBusy(false);
    setAsking(false);
  };
  return (
    <Card id="delete-profile" title={deletionText.deleteProfile}>
      <FailureBanner text={failure} />
      {eraseAt === null ? (
        <>
          <p className="muted">{deletionText.deleteLead(backupAge)}</p>
          <div>
            <Button variant="ghost-danger" className="flush" onClick={() => setAsking(true)}>
              {deletionText.deleteProfile}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Banner kind="warn" icon="warning">
            {deletionText.erasedOn(formatLongDate(civilDateAt(new Date(eraseAt))))}
          </Banner>
          <div>
            <Button
              variant="secondary"
              busy={busy && deletionText.keeping}
              onClick={() => void change(api.keepProfile)}
            >
              {deletionText.keepMyProfile}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={deletionText.deleteQuestion(profile.displayName)}
        text={deletionText.deletionLead}
        confirm={deletionText.deleteProfile}
        cancel={commonText.keepIt}
        danger
        busy={busy && commonText.asking}
        onConfirm={() => void change(api.askDeletion)}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

const failureText = (failure: ApiFailure): string =>
  failure.type === "offline" ? deletionText.deletingNeedsTheServer : failure.message;
