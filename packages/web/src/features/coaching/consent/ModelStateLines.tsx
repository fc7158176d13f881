import type { ModelState } from "@muster/contract/coaching";
import { nextMonth } from "@muster/contract/next-month";
import { formatMonthDay, formatNumber } from "@muster/domain/shared/format";
import { useEffect, useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { LabelValueList } from "../../../components/layout/LabelValueList.tsx";
import { useServices } from "../../../data/services.ts";
import { modelStateUnknown } from "../coaching.text.ts";
import { consentText } from "./consent.text.ts";

const stateTexts: Readonly<Record<ModelState["state"], string>> = {
  ready: consentText.ready,
  resting: consentText.resting,
  "used-up": consentText.usedUpForThisMonth,
};

const providers: Readonly<Record<string, string>> = {
  anthropic: consentText.anthropic,
  openai: consentText.openAIOrCompatible,
};

/** '20 an hour, 18 left now'. */
const quota = (limit: string, left: number | undefined): string =>
  left === undefined ? limit : consentText.leftNow({ limit, left });

/** The model's provider, state and use this month, with a test for the owner (SET-04). Keys never leave the server. */
export function ModelStateLines() {
  const { api } = useServices();
  const [state, setState] = useState<ModelState | "unknown">();
  const [looks, setLooks] = useState(0);
  const [tested, setTested] = useState<{ readonly ok: boolean; readonly message: string }>();
  const [testing, setTesting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a test the state is looked at again
  useEffect(() => {
    let gone = false;
    void api.modelState().then((reply) => {
      if (!gone) setState(reply.ok ? reply.value : "unknown");
    });
    return () => {
      gone = true;
    };
  }, [api, looks]);
  const test = async (): Promise<void> => {
    setTesting(true);
    setTested(undefined);
    const reply = await api.testModel();
    setTesting(false);
    setTested(
      reply.ok
        ? reply.value
        : {
            ok: false,
            message: reply.error.type === "offline" ? consentText.serverNotReached : reply.error.message,
          },
    );
    setLooks((count) => count + 1);
  };
  if (state === undefined) return null;
  if (state === "unknown") return <p className="text-small muted">{modelStateUnknown}</p>;
  const tokens = state.inputTokens + state.outputTokens;
  return (
    <>
      <LabelValueList
        lines={[
          { label: consentText.provider, value: providers[state.provider] ?? state.provider },
          { label: consentText.model, value: state.name },
          { label: consentText.state, value: stateTexts[state.state] },
          { label: consentText.questionsThisMonth, value: formatNumber(state.requests, 0) },
          {
            label: consentText.tokensThisMonth,
            value: consentText.tokensOf({
              tokens: formatNumber(tokens, 0),
              tokenLimit: formatNumber(state.tokenLimit, 0),
            }),
          },
          ...(state.costDollars === null
            ? []
            : [{ label: consentText.costAbout, value: `$${state.costDollars.toFixed(2)}` }]),
          {
            label: consentText.weeks,
            value: quota(
              consentText.weeksLimit({
                weeksAnHour: state.weeksAnHour,
                weeksADay: state.weeksADay,
              }),
              state.weeksLeft,
            ),
          },
          {
            label: consentText.advice,
            value: quota(consentText.anHour(state.adviceAnHour), state.adviceLeft),
          },
        ]}
      />
      {state.state === "used-up" && (
        <p className="muted">{consentText.askAgainFrom(formatMonthDay(nextMonth(state.month)))}</p>
      )}
      {state.lastFailure !== null && tested === undefined && <p className="muted">{state.lastFailure}</p>}
      <div aria-live="polite">
        {tested !== undefined && <p className={tested.ok ? "bold" : "danger-text bold"}>{tested.message}</p>}
      </div>
      {state.mayTest && (
        <div className="row">
          <Button variant="secondary" busy={testing && commonText.asking} onClick={() => void test()}>
            {consentText.testTheModel}
          </Button>
        </div>
      )}
    </>
  );
}
