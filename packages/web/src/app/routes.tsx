/**
 * Every page of the app: one line each. A screen is a file with a default export in `screens/`, loaded when somebody
 * opens it; Home comes with the start. Order matters only for the bar, which shows the lines that have `bar`.
 */
import type { FunctionComponent } from "react";
import { commonText } from "../components/common.text.ts";
import type { IconName } from "../components/layout/icons.data.ts";
import { lazyFile } from "../components/loading/lazy-part.tsx";
import * as home from "../screens/home.tsx";
import { appText } from "./app.text.ts";

type ScreenModule = { readonly default: FunctionComponent };

type RouteLine = {
  readonly path: string;
  /** Loaded with the start, or when it is opened. */
  readonly screen: ScreenModule | (() => Promise<ScreenModule>);
  /** tabs (default): bottom bar, rail on wide screens. rail: on wide screens only. bare: neither. */
  readonly frame?: "tabs" | "rail" | "bare";
  /** May be the first of a start: says when it can be used (data/start-order.ts), and needs none of the styles that come later. */
  readonly first?: true;
  /** Opens without a current profile (USR-06). */
  readonly open?: true;
  readonly bar?: {
    readonly label: string;
    readonly icon: IconName;
    /** It asks first what is to be logged. */
    readonly asks?: true;
  };
};

const laterStyles = () => import("../styles/components-lazy.css");
const notFound = () => import("../screens/not-found.tsx");

/** All pages; the first that matches is shown. */
export const routes: readonly RouteLine[] = [
  {
    path: "/",
    screen: home,
    first: true,
    bar: { label: commonText.today, icon: "home" },
  },
  {
    path: "/schedule",
    screen: () => import("../screens/schedule.tsx"),
    bar: { label: appText.plan, icon: "calendar" },
  },
  {
    path: "/workout",
    screen: () => import("../screens/workout.tsx"),
    frame: "rail",
    bar: { label: appText.log, icon: "plus", asks: true },
  },
  {
    path: "/nutrition",
    screen: () => import("../screens/nutrition.tsx"),
    bar: { label: appText.nutrition, icon: "bowl" },
  },
  {
    path: "/progress",
    screen: () => import("../screens/progress.tsx"),
    bar: { label: appText.progress, icon: "chart" },
  },
  {
    path: "/user-select",
    screen: () => import("../screens/user-select.tsx"),
    first: true,
    frame: "bare",
    open: true,
  },
  { path: "/onboarding", screen: () => import("../screens/onboarding.tsx"), frame: "bare", open: true },
  { path: "/settings", screen: () => import("../screens/settings.tsx") },
  { path: "/settings/data", screen: () => import("../screens/settings-data.tsx") },
  { path: "/settings/about", screen: () => import("../screens/settings-about.tsx") },
  { path: "/weekly-planner", screen: () => import("../screens/weekly-planner.tsx"), frame: "rail" },
  { path: "/weekly-review", screen: () => import("../screens/weekly-review.tsx"), frame: "rail" },
  { path: "/weekly-feedback", screen: () => import("../screens/weekly-feedback.tsx"), frame: "rail" },
  { path: "/weekly-check-in", screen: () => import("../screens/weekly-check-in.tsx"), frame: "rail" },
  { path: "/edit-day", screen: () => import("../screens/schedule/edit-day.tsx"), frame: "rail" },
  { path: "/templates", screen: () => import("../screens/schedule/templates.tsx"), frame: "rail" },
  { path: "/timer", screen: () => import("../screens/timer.tsx"), frame: "rail" },
  { path: "/exercises", screen: () => import("../screens/exercises.tsx") },
  { path: "/api-test", screen: () => import("../screens/api-test.tsx"), open: true, frame: "bare" },
];

/** Any other address. */
const elsewhere: RouteLine = { path: "*", screen: notFound };

type Route = Omit<RouteLine, "screen"> & {
  readonly Screen: FunctionComponent;
  /** Fetches the screen's files without showing it: then it is drawn at once. */
  readonly load: () => Promise<unknown>;
};

const withLoading = (line: RouteLine): Route => {
  const { screen, ...rest } = line;
  if (typeof screen !== "function")
    return { ...rest, load: () => Promise.resolve(screen.default), Screen: screen.default };
  const Screen = lazyFile(() =>
    Promise.all([screen(), line.first === true ? undefined : laterStyles()]).then(
      ([module]) => module.default,
    ),
  );
  return { ...rest, load: Screen.load, Screen };
};

const known: readonly Route[] = routes.map(withLoading);
const unknown = withLoading(elsewhere);

/** @param path without query, as `location.pathname` gives it */
export const routeOf = (path: string): Route => {
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return known.find((route) => route.path === plain) ?? unknown;
};

/** What the bar shows. */
export const barRoutes: readonly (Route & { readonly bar: NonNullable<Route["bar"]> })[] = known.flatMap(
  (route) => (route.bar === undefined ? [] : [{ ...route, bar: route.bar }]),
);
