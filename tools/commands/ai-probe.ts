/**
 * `npm run ai:probe`: one small question to the real model that the settings name, by hand. Costs a fraction of a cent.
 * Prints how long it took and what it used; exits with 1 when no model is set up, or it did not answer as asked.
 */
import { failureSentence } from "../../packages/server/src/coaching/failure-sentence.ts";
import { costOf } from "../../packages/server/src/coaching/prices.data.ts";
import { probeModel } from "../../packages/server/src/coaching/probe.ts";
import { modelFrom } from "../../packages/server/src/coaching/providers/registry.ts";

/** A model that says nothing for so long is given up, ms. */
const patience = 60_000;

/** Asked for, it asks no model: a key may well be set. */
const helpWords: ReadonlySet<string> = new Set(["--help", "-h", "help"]);

const settings = `
  ANTHROPIC_API_KEY=... npm run ai:probe
  OPENAI_API_KEY=... npm run ai:probe
  OPENAI_BASE_URL=http://localhost:11434/v1 MUSTER_MODEL=qwen3 npm run ai:probe
MUSTER_MODEL names another model of the same provider. Nothing was sent.
`;
const about =
  "npm run ai:probe asks the model that the settings name one small question and says what came of it.";
const noModel = "No AI model is set up. Give one of these, and run it again:";

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`;

const probe = async (): Promise<number> => {
  if (process.argv.slice(2).some((word) => helpWords.has(word))) {
    process.stdout.write(`${about} It takes one of these:${settings}`);
    return 0;
  }
  const model = await modelFrom(process.env);
  if (model === null) {
    process.stderr.write(`${noModel}${settings}`);
    return 1;
  }
  process.stdout.write(`Asking ${model.name} (${model.provider})…\n`);
  const answer = await probeModel(model, () => new Date(), AbortSignal.timeout(patience));
  if (!answer.ok) {
    const { error } = answer;
    const detail = error.type === "request-refused" ? ` (${error.detail})` : "";
    process.stderr.write(`${failureSentence(error, "test")}${detail}\nKind of failure: ${error.type}\n`);
    return 1;
  }
  const report = answer.value;
  const cost = costOf(model.name, report);
  process.stdout.write(
    [
      `first sign of life  ${seconds(report.firstSignMilliseconds)}`,
      `whole answer        ${seconds(report.milliseconds)}`,
      `tokens              ${report.inputTokens} in, ${report.outputTokens} out`,
      `cost                ${cost === null ? "not known for this model" : `$${cost.toFixed(5)}`}`,
      `kept the shape      ${report.hasRequestedShape ? "yes" : "no: weeks from this model would need repair"}`,
      "",
    ].join("\n"),
  );
  return report.hasRequestedShape ? 0 : 1;
};

process.exitCode = await probe();
