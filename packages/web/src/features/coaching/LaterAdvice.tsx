import { type FunctionComponent, lazy, memo } from "react";
import type { AdvicePanelProps } from "./AdvicePanel.tsx";

/**
 * The advice panel of the workout screen, fetched after the workout is there (WORK-03). When its file does not come, the
 * workout stands without it. A logged set does not draw it again.
 */
export const LaterAdvice = memo(
  lazy<FunctionComponent<AdvicePanelProps>>(() =>
    import("./AdvicePanel.tsx").then(
      (file) => ({ default: file.AdvicePanel }),
      () => ({ default: () => null }),
    ),
  ),
);
