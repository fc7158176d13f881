import { passcodeTexts } from "@muster/domain/profiles/passcode.text";
import {
  isEasyPasscode,
  type PasscodeMode,
  passcodeReducer,
  startPasscode,
  submitDelayMs,
} from "@muster/domain/profiles/passcode-entry";
import { useEffect, useReducer, useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Avatar } from "../../../components/layout/Avatar.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Dialog } from "../../../components/overlays/Dialog.tsx";
import { useServices } from "../../../data/services.ts";
import { PasscodeBoxes } from "./PasscodeBoxes.tsx";
import { findBlock } from "./passcode-block.ts";
import type { PasscodeSet } from "./set-passcode.ts";
import { waitText } from "./unlock.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";
import "../household.css";
import { commonText } from "../../../components/common.text.ts";
import { inSentence } from "../../../components/in-sentence.ts";
import { passcodeText } from "./passcode.text.ts";

/** In place of the usual ones for opening a profile and for its first passcode. */
type PasscodeWords = {
  readonly title?: string | undefined;
  /** Below the title. */
  readonly text?: string | undefined;
  /** Setup mode: the code could not be set. */
  readonly failed?: string;
};

type PasscodeDialogProps = {
  readonly mode: PasscodeMode;
  /** Whose; verify mode: with the id a block is known before digits are typed. */
  readonly who: { readonly id?: string; readonly displayName: string; readonly initial: string };
  readonly words?: PasscodeWords;
  /** Verify mode: somebody forgot and has the recovery code. */
  readonly onRecover?: (() => void) | undefined;
  /**
   * The code is complete. In setup mode 'failed' empties the boxes and says so; in verify mode the owner closes the
   * dialog whatever the outcome (PASS-02).
   */
  readonly onCode: (code: string) => Promise<PasscodeSet>;
  readonly onClose: () => void;
  /** Setup mode: 'Skip for now'. Left out, the button reads 'Cancel' and closes. */
  readonly onSkip?: (() => void) | undefined;
  /** While blocked: milliseconds since 1970 at which the next try is allowed; Infinity when only a reset helps. */
  readonly blockedUntil?: number | undefined;
};

/** What may follow 'Failed to set …'. */
export const passcodeNeedsServer = passcodeText.setOnServer;

/** The passcode dialog in both modes (PASS-01..03). Mount it when it opens; each opening starts empty. */
export function PasscodeDialog({
  mode,
  who: { id, displayName, initial },
  words: { title, text, failed = passcodeTexts.setupFailed } = {},
  onRecover,
  onCode,
  onClose,
  onSkip,
  blockedUntil: reportedBlock,
}: PasscodeDialogProps) {
  const { now } = useServices();
  const [foundBlock, setFoundBlock] = useState<number>();
  useEffect(() => {
    if (mode !== "verify" || id === undefined) return;
    let gone = false;
    void findBlock(id, now).then((block) => {
      if (!gone) setFoundBlock(block);
    });
    return () => {
      gone = true;
    };
  }, [mode, id, now]);
  const blockedUntil = reportedBlock ?? foundBlock;
  const isEnded = blockedUntil === Infinity;
  const [state, send] = useReducer(passcodeReducer, mode, startPasscode);
  const [busy, setBusy] = useState(false);
  const [forgot, setForgot] = useState(false);
  const showsHelp = forgot || isEnded;
  const wait = useSecondsUntil(blockedUntil);
  const waitLeft = wait > 0 ? waitText(wait) : undefined;
  const latest = useRef(onCode);
  latest.current = onCode;
  const latestText = useRef(failed);
  latestText.current = failed;

  useEffect(() => {
    const code = state.wantsSubmit;
    if (code === undefined) return;
    let gone = false;
    // In verify mode the last dot is seen before the dialog goes.
    const timer = setTimeout(
      async () => {
        setBusy(true);
        const outcome = await latest.current(code);
        if (gone) return;
        setBusy(false);
        if (outcome === "done") return;
        const text = latestText.current;
        send({ type: "setup-failed", text: outcome === "offline" ? `${text} ${passcodeNeedsServer}` : text });
      },
      mode === "verify" ? submitDelayMs : 0,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [state.wantsSubmit, mode]);

  const isVerify = mode === "verify";
  const disabled = busy || wait > 0;
  const focusIn = (row: "code" | "confirm") => (state.focus.row === row ? state.focus.box : undefined);
  return (
    <Dialog
      open
      title={title ?? (isVerify ? passcodeText.welcomeBack(displayName) : passcodeText.setFor(displayName))}
      text={text ?? (isVerify ? passcodeText.enterFourDigits : passcodeText.whyPasscode)}
      high={isVerify}
      crest={isVerify ? <Avatar initial={initial} large /> : undefined}
      onClose={onClose}
    >
      <form
        className="stack-24"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "submitted" });
        }}
      >
        <div className="stack-16">
          <div className="stack-8">
            {!isVerify && <span className="bold">{passcodeText.newPasscode}</span>}
            <PasscodeBoxes
              row="code"
              label={isVerify ? passcodeText.passcode : passcodeText.newPasscode}
              boxes={state.code}
              focused={focusIn("code")}
              turn={state.focus}
              disabled={disabled}
              send={send}
            />
          </div>
          {!isVerify && (
            <div className="stack-8">
              <span className="bold">{passcodeText.confirmPasscode}</span>
              <PasscodeBoxes
                row="confirm"
                label={passcodeText.confirmPasscode}
                boxes={state.confirm}
                focused={focusIn("confirm")}
                turn={state.focus}
                disabled={disabled}
                send={send}
              />
            </div>
          )}
          {!isVerify && isEasyPasscode(state.code.join("")) && (
            <p className="note" role="status">
              <Icon name="info" />
              <span>{passcodeText.easyToGuess}</span>
            </p>
          )}
          {waitLeft !== undefined && (
            <p className="row danger-text" role="alert">
              <Icon name="lock" size="s" />
              <span>
                {inSentence(passcodeText.tooManyWrong, {
                  // Said once, with the alert; the seconds are for the eye.
                  time: (
                    <b className="bold nums" role="timer" aria-live="off">
                      {waitLeft}
                    </b>
                  ),
                })}
              </span>
            </p>
          )}
          {isEnded && (
            <p className="row danger-text" role="alert">
              <Icon name="lock" size="s" />
              {passcodeText.tenWrong(navigator.onLine)}
            </p>
          )}
          {state.message !== undefined && (
            <p className="row danger-text" role="alert">
              <Icon name="warning" size="s" />
              {state.message}
            </p>
          )}
          {showsHelp && (
            <p className="note" role="status">
              <Icon name="info" />
              <span>{passcodeText.forgottenHint}</span>
            </p>
          )}
        </div>
        <div className="stack-4 last">
          {isVerify ? (
            <>
              {!showsHelp && (
                <Button variant="ghost" full onClick={() => setForgot(true)}>
                  {passcodeText.forgot}
                </Button>
              )}
              {showsHelp && onRecover !== undefined && (
                <Button variant="ghost" full onClick={onRecover}>
                  {passcodeText.haveRecoveryCode}
                </Button>
              )}
              <Button variant="quiet" full onClick={onClose}>
                {commonText.cancel}
              </Button>
            </>
          ) : (
            <>
              <Button variant="primary" xl type="submit" busy={busy && passcodeText.setting}>
                {passcodeText.setPasscode}
              </Button>
              <Button variant="quiet" full onClick={onSkip ?? onClose}>
                {onSkip === undefined ? commonText.cancel : passcodeText.skipForNow}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}
