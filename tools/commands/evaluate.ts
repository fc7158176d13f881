/**
 * `npm run evaluate -- [--people FILE] [--coach NAME] [--weeks 12] [--seeds 20] [--world NAME] [--json]`: trains
 * simulated people under a coach and measures the plans (docs/coach-evaluation.md). People are shared out to worker
 * threads; the answer does not depend on how many there are. Progress goes to stderr, the result to stdout.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { DesignInput } from "@muster/coach/state/input";
import { profileFromJson } from "@muster/coach-lab/command-line/cli-week";
import type { Profile } from "@muster/domain/profiles/profile";
import {
  evaluatePerson,
  type PersonFigures,
} from "../../packages/coach-lab/src/evaluation/evaluate-person.ts";
import { timeCoach } from "../../packages/coach-lab/src/evaluation/questions.ts";
import { reportAsText, reportOf } from "../../packages/coach-lab/src/evaluation/report.ts";
import { mealsAsText, mealsReport } from "../../packages/coach-lab/src/meals/meals-report.ts";
import { listeningAsText, listeningReport } from "../../packages/coach-lab/src/notes/listening-report.ts";
import {
  figuresOfAuthors,
  trainingNotes,
  trainNoteClassifier,
  weightsFile,
} from "../../packages/coach-lab/src/notes/training/train-note-classifier.ts";
import { rubricAsJson, rubricAsText } from "../../packages/coach-lab/src/programmes/count-rubric.ts";
import { allProgrammes } from "../../packages/coach-lab/src/programmes/four-weeks.ts";
import { programmePage } from "../../packages/coach-lab/src/programmes/programme-page.ts";
import { type WorldName, worldNames, worlds } from "../../packages/coach-lab/src/simulate/body/worlds.ts";
import { type CoachName, coaches, coachNames } from "../../packages/coach-lab/src/simulate/coaches.ts";
import { simulateLife, startDate } from "../../packages/coach-lab/src/simulate/life.ts";
import { ownPeople } from "../../packages/coach-lab/src/simulate/people/people.data.ts";
import {
  type PeopleFile,
  peopleFromJson,
  type Subject,
} from "../../packages/coach-lab/src/simulate/people/people-file.ts";
import { unknownIn } from "../../packages/coach-lab/src/simulate/people/unknown.ts";
import { bundledIndex } from "../foods/judge.ts";
import { root } from "../lib/paths.ts";

type Task = {
  readonly subject: Subject;
  readonly profile: Profile;
  readonly coach: CoachName;
  readonly weeks: number;
  readonly seeds: number;
  readonly world: WorldName;
};

const usage = `npm run evaluate -- --notes [--json] | --meals [--json] | --rubric [--json] | --programmes | --train-notes\nnpm run evaluate -- [--people FILE] [--coach ${coachNames.join("|")}] [--weeks 12] [--seeds 20] [--world ${worldNames.join("|")}] [--json]`;

const giveUp = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const run = ({ subject, profile, coach, weeks, seeds, world }: Task): PersonFigures =>
  evaluatePerson(subject, profile, { coach, weeks, seeds, world: worlds[world], baselines: true });

/** One worker: answers each task that is posted to it. */
const work = (): void => {
  parentPort?.on("message", (task: Task) => parentPort?.postMessage(run(task)));
};

const choice = <T extends string>(value: string, options: readonly T[], what: string): T =>
  options.find((option) => option === value) ??
  giveUp(`${what} is one of ${options.join(", ")}, not ${value}.\n\n${usage}`);

const count = (value: string, most: number, what: string): number => {
  const read = Number(value);
  return Number.isInteger(read) && read >= 1 && read <= most
    ? read
    : giveUp(`--${what} is a whole number from 1 to ${most}, not ${value}.`);
};

const optionsOf = () => {
  try {
    const { values } = parseArgs({
      options: {
        people: { type: "string" },
        coach: { type: "string", default: "builtin" },
        weeks: { type: "string", default: "12" },
        seeds: { type: "string", default: "20" },
        world: { type: "string", default: "base" },
        notes: { type: "boolean", default: false },
        meals: { type: "boolean", default: false },
        rubric: { type: "boolean", default: false },
        programmes: { type: "boolean", default: false },
        "train-notes": { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : ""}\n\n${usage}`);
  }
};

const readPeople = (path: string | undefined): PeopleFile => {
  let json: unknown = ownPeople;
  if (path !== undefined)
    try {
      json = JSON.parse(readFileSync(path, "utf8"));
    } catch (error) {
      giveUp(`${path} could not be read: ${error instanceof Error ? error.message : "unknown"}`);
    }
  const file = peopleFromJson(json);
  return file.ok ? file.value : giveUp(`The people do not fit: ${file.error}`);
};

/** Hands the tasks to as many workers as there are processors; the answers come back in the order of the tasks. */
const share = async (tasks: readonly Task[]): Promise<readonly PersonFigures[]> => {
  const answers: PersonFigures[] = [];
  let next = 0;
  let finished = 0;
  const started = performance.now();
  const oneWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: "work" });
      let current = -1;
      const give = () => {
        current = next;
        next += 1;
        const task = tasks[current];
        if (task === undefined) worker.terminate().then(() => resolve(), reject);
        else worker.postMessage(task);
      };
      worker.on("message", (figures: PersonFigures) => {
        answers[current] = figures;
        finished += 1;
        console.error(
          `${finished}/${tasks.length} ${figures.id} (${Math.round((performance.now() - started) / 1000)} s)`,
        );
        give();
      });
      worker.on("error", reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length, 8) }, oneWorker));
  return answers;
};

/** Weeks of a few people with nothing in their notes, to put questions to the coach with. */
const sampleInputs = (tasks: readonly Task[]): readonly DesignInput[] =>
  tasks
    .filter(({ subject, profile }) => profile.age >= 18 && subject.events.length === 0)
    .slice(0, 5)
    .flatMap(({ subject, profile, world }) =>
      simulateLife(coaches.builtin, subject, profile, { weeks: 7, seed: 99, world: worlds[world] })
        .weeks.filter(({ week }) => week >= 4)
        .map(({ input }) => input),
    );

/** One report on stdout, as text or as JSON. */
const told = <T>(
  json: boolean,
  report: T,
  asText: (of: T) => string,
  asJson: (of: T) => unknown = (of) => of,
) => console.log(json ? JSON.stringify(asJson(report), null, 2) : asText(report));

const writePages = (): void => {
  const folder = join(root, "docs/programmes");
  mkdirSync(folder, { recursive: true });
  for (const programme of allProgrammes()) {
    const path = join(folder, `${programme.page.id}.md`);
    writeFileSync(path, programmePage(programme));
    console.error(`Written: ${path}`);
  }
};

/** The model that reads notes, from the texts it is trained on. */
const trainNotes = (): void => {
  const notes = trainingNotes();
  const path = join(root, "packages/coach/src/notes/note-weights.data.ts");
  writeFileSync(path, weightsFile(trainNoteClassifier(notes)));
  const percent = (share: number): string => (Number.isNaN(share) ? "-" : `${(100 * share).toFixed(1)}%`);
  console.log(
    "each hand read by a model that was not trained on it: urgent heard, other health heard, false alarms, wishes heard, wishes that are none",
  );
  for (const { hand, ...shares } of figuresOfAuthors())
    console.log(`${hand.padEnd(12)}${Object.values(shares).map(percent).join("  ")}`);
  console.error(`Written: ${path}, from ${notes.written.length + notes.known.length} notes`);
};

const main = async (): Promise<void> => {
  const options = optionsOf();
  if (options.notes) return told(options.json, listeningReport(), listeningAsText);
  if (options.meals) return told(options.json, mealsReport(bundledIndex()), mealsAsText);
  if (options.rubric) return told(options.json, allProgrammes(), rubricAsText, rubricAsJson);
  if (options.programmes) return writePages();
  if (options["train-notes"]) return trainNotes();
  const coach = choice(options.coach, coachNames, "--coach");
  const world = choice(options.world, worldNames, "--world");
  const weeks = count(options.weeks, 52, "weeks");
  const seeds = count(options.seeds, 1_000, "seeds");
  const file = readPeople(options.people);
  const unknown = unknownIn(file);
  for (const { person, what, name } of unknown)
    console.error(`Not understood: ${what} ${name} of ${person}.`);
  const refused: { readonly person: string; readonly reason: string }[] = [];
  const tasks = file.people.flatMap((subject): readonly Task[] => {
    const profile = profileFromJson(subject.profile, startDate);
    if (profile.ok) return [{ subject, profile: profile.value, coach, weeks, seeds, world }];
    refused.push({ person: subject.id, reason: profile.error });
    console.error(`Refused: ${subject.id}: ${profile.error}`);
    return [];
  });
  if (tasks.length === 0) giveUp("Nobody is left to train.");
  const people = await share(tasks);
  const inputs = coach === "builtin" ? sampleInputs(tasks) : [];
  const questions = inputs.length === 0 ? undefined : timeCoach(inputs, () => performance.now());
  const listening = coach === "builtin" && options.people === undefined ? listeningReport() : null;
  const report = reportOf(people, { coach, world, weeks, seeds, questions, listening, unknown, refused });
  console.log(options.json ? JSON.stringify(report, null, 2) : reportAsText(report));
};

if (!isMainThread && workerData === "work") work();
else
  try {
    await main();
  } catch (error) {
    giveUp(
      `The evaluation did not finish: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
