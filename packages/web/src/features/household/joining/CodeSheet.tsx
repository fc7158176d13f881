import { codeAsShown } from "@muster/domain/household/code";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { inSentence } from "../../../components/in-sentence.ts";
import { Banner } from "../../../components/layout/Banner.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { lazyFile } from "../../../components/loading/lazy-part.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { ReplyOf } from "../../../data/api/api-replies.ts";
import { dayAndTime } from "../../../data/reads/use-today.ts";
import { invitationText, joiningText } from "./joining.text.ts";

/** The code alone is enough: a picture that does not come is no loss. */
const QrCode = lazyFile(
  () => import("./QrCode.tsx").then((file) => file.QrCode),
  () => null,
);

/** Whom a code is for; the code itself when it was made. */
export type Inviting = {
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
export function CodeSheet({ inviting, making, onMake, now, onClose }: CodeSheetProps) {
  const code = inviting?.code;
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: "success", text: done });
    } catch {
      showToast({ kind: "info", text: joiningText.copyingIsNotAllowedHere });
    }
  };
  const share = async (made: ReplyOf<"invite">): Promise<void> => {
    if (navigator.share === undefined) return copy(linkOf(made), joiningText.linkCopied);
    // Closed without sharing: nothing to say.
    await navigator
      .share({ title: joiningText.joinOurHouseholdInMuster, url: linkOf(made) })
      .catch(() => undefined);
  };
  return (
    <Sheet
      open={inviting !== undefined}
      title={inviting === undefined ? "" : invitationText[inviting.kind].name}
      onClose={onClose}
    >
      {inviting !== undefined && code === undefined && (
        <>
          <p className="muted">{invitationText[inviting.kind].use}</p>
          <FailureBanner text={inviting.failure} />
          <Button
            variant="primary"
            xl
            busy={making && commonText.making}
            onClick={() => onMake(inviting.kind)}
          >
            {joiningText.makeACode}
          </Button>
        </>
      )}
      {code !== undefined && (
        <>
          <QrCode text={linkOf(code)} label={joiningText.codePicture} />
          <p className="code">{codeAsShown(code.code)}</p>
          <p className="muted">
            {joiningText.enterUntil({
              enter: invitationText[code.kind].enter,
              expiresAt: dayAndTime(new Date(code.expiresAt), now),
            })}
          </p>
          {code.lan !== undefined && (
            <p className="muted">
              {inSentence(joiningText.newPhone, {
                page: <b className="bold">{code.lan.phonePage}</b>,
              })}
            </p>
          )}
          {code.lan === undefined && isOnServer() && (
            <Banner kind="warn" icon="warning">
              {joiningText.linkOnlyHere}
            </Banner>
          )}
          <div className="stack-4 last">
            <Button
              variant="primary"
              xl
              onClick={() => void copy(codeAsShown(code.code), joiningText.codeCopied)}
            >
              {joiningText.copyCode}
            </Button>
            <Button variant="quiet" full onClick={() => void share(code)}>
              {joiningText.shareLink}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
