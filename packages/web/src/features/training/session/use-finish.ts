/** The end of a running workout, runs once however often it is pressed; a failure is shown. */
import { useState } from "react";

/** @param onFinish ends it at an instant, now when left out; answers with what to tell when it could not */
export const useFinish = (onFinish: (at?: string) => Promise<string | undefined>) => {
  const [finishing, setFinishing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const finish = async (at?: string): Promise<void> => {
    if (finishing) return;
    setFinishing(true);
    const message = await onFinish(at);
    if (message !== undefined) {
      setFinishing(false);
      setFailure(message);
    }
  };
  return { finishing, failure, finish };
};
