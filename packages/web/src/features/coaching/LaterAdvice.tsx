import { lazy } from "react";

/** The advice panel of the workout screen, fetched after the workout is there (WORK-03). */
export const LaterAdvice = lazy(() =>
  import("./AdvicePanel.tsx").then((file) => ({ default: file.AdvicePanel })),
);
