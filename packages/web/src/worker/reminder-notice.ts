/**
 * Reminders as notifications (NOTI-01..04): what a push message brings, and what an open page asks for while there is no
 * push. Pure but for what is handed in, so that tests need no browser.
 */

type ShownReminder = {
  /** A repetition takes the place of the same reminder. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
  /** Where a tap leads, within this app. */
  readonly path: string;
};

/** A reminder that an open page asks for. */
export type PlannedReminder = ShownReminder & {
  /** From now; not an instant, since page and worker need not agree on a clock. */
  readonly inMilliseconds: number;
  /** The workout's date: before the reminder the page says whether it is done; null for a review. */
  readonly day: string | null;
};

/** The specification's messages: a page says what is due, and is asked whether it is done meanwhile. */
export type ScheduleMessage = {
  readonly type: "SCHEDULE_NOTIFICATIONS";
  readonly user: string;
  readonly schedule: readonly PlannedReminder[];
};
/** A page's question whether a workout of a day is done. */
export type CompletionQuestion = {
  readonly type: "CHECK_WORKOUT_COMPLETION";
  readonly user: string;
  readonly day: string;
};

/** Milliseconds; a page says anew every five minutes what is due, and a browser ends a worker not much later. */
const furthest = 6 * 60_000;

/** An address within the app, and nothing that leads out of it. */
const isOwnPath = (path: unknown): path is string =>
  typeof path === "string" && path.length <= 200 && /^\/(?!\/)[\w\-/?=&.%]*$/.test(path);

const asShown = (data: unknown): ShownReminder | undefined => {
  if (typeof data !== "object" || data === null) return undefined;
  const { key, title, body, path }: Record<string, unknown> = { ...data };
  return typeof key === "string" && typeof title === "string" && typeof body === "string" && isOwnPath(path)
    ? { key: key.slice(0, 80), title: title.slice(0, 120), body: body.slice(0, 300), path }
    : undefined;
};

/** What a push message holds; undefined for anything that is not one of our reminders. */
export const asReminder = (text: string | undefined): ShownReminder | undefined => {
  try {
    const data: unknown = JSON.parse(text ?? "");
    return typeof data === "object" && data !== null && "type" in data && data.type === "reminder"
      ? asShown(data)
      : undefined;
  } catch {
    return undefined;
  }
};

/** A message of a page as a schedule; undefined when it is none. */
export const asScheduleMessage = (data: unknown): ScheduleMessage | undefined => {
  if (typeof data !== "object" || data === null) return undefined;
  const { type, user, schedule }: Record<string, unknown> = { ...data };
  if (type !== "SCHEDULE_NOTIFICATIONS" || typeof user !== "string" || !Array.isArray(schedule))
    return undefined;
  return {
    type,
    user,
    schedule: schedule.flatMap((one: unknown) => {
      const shown = asShown(one);
      const { inMilliseconds, day }: Record<string, unknown> = { ...(one as object) };
      return shown !== undefined && typeof inMilliseconds === "number" && inMilliseconds <= furthest
        ? [
            {
              ...shown,
              inMilliseconds: Math.max(0, inMilliseconds),
              day: typeof day === "string" ? day : null,
            },
          ]
        : [];
    }),
  };
};

type Shows = Pick<ServiceWorkerRegistration, "showNotification">;

/** Shows a reminder; another one with its key takes its place. */
export const showReminder = (registration: Shows, reminder: ShownReminder): Promise<void> =>
  registration.showNotification(reminder.title, {
    body: reminder.body,
    tag: reminder.key,
    icon: "/icons/icon-192.png",
    data: { path: reminder.path },
  });

/** Where a tapped notification leads; Home for those that say nothing. */
export const pathOf = (data: unknown): string | undefined => {
  const { path }: Record<string, unknown> = { ...(typeof data === "object" ? data : {}) };
  return isOwnPath(path) ? path : undefined;
};

type Deps = {
  readonly registration: Shows;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Asks an open page; undefined when none answers in time. */
  readonly isDone: (question: CompletionQuestion) => Promise<boolean | undefined>;
};

/**
 * Keeps what the newest message asked for; an earlier one is forgotten with it.
 * @returns takes a message and resolves when nothing is left to do for it: the worker stays awake until then
 */
export const createReminderSchedule = ({ registration, wait, isDone }: Deps) => {
  let latest = 0;
  const shown = new Set<string>();
  return async ({ user, schedule }: ScheduleMessage): Promise<void> => {
    latest += 1;
    const mine = latest;
    await Promise.all(
      schedule.map(async (reminder) => {
        await wait(reminder.inMilliseconds);
        if (mine !== latest || shown.has(reminder.key)) return;
        const { day } = reminder;
        if (day !== null && (await isDone({ type: "CHECK_WORKOUT_COMPLETION", user, day })) === true) return;
        shown.add(reminder.key);
        await showReminder(registration, reminder);
      }),
    );
  };
};
