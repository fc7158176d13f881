import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { barRoutes, routeOf, routes } from "./routes.tsx";

test("USR-06 only picker, onboarding and connection test need no profile", () => {
  expect(routes.filter((route) => route.open).map((route) => route.path)).toEqual([
    "/user-select",
    "/onboarding",
    "/api-test",
  ]);
});

test("every page of the specification has a line, once", () => {
  const paths = routes.map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of [
    "/user-select",
    "/onboarding",
    "/",
    "/workout",
    "/progress",
    "/schedule",
    "/exercises",
    "/settings",
    "/weekly-planner",
    "/weekly-check-in",
    "/weekly-review",
    "/weekly-feedback",
    "/nutrition",
    "/api-test",
  ])
    expect(paths).toContain(path);
});

test("the bar shows only pages that are built", () => {
  expect(barRoutes.map((route) => route.bar.label)).toEqual([
    "Today",
    "Plan",
    "Log",
    "Nutrition",
    "Progress",
  ]);
});

test("an address that no line has gets a page all the same, behind the picker", () => {
  expect(routeOf("/nowhere").path).toBe("*");
  expect(routeOf("/nowhere").open).toBeUndefined();
  expect(routeOf("/schedule/").path).toBe("/schedule");
});

test("HOME-01 a screen with its files here is drawn without an empty page", async () => {
  const route = routeOf("/nowhere");
  await route.load();
  const screen = createElement(route.Screen);
  // biome-ignore lint/correctness/noChildrenProp: the router's type asks for its children as a property
  const page = createElement(Router, { ssrPath: "/nowhere", children: screen });
  expect(renderToString(page)).toContain("There is nothing here");
});
