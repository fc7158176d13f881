/** The end of a running workout, pressed once however often it is pressed; what kept it from ending is told. */
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
