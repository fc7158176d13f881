/** An edit of the history is left by 'Done editing' too, which must not drop numbers that are still open. */
import { useEffect } from "react";
import { useOpenSession } from "../session/open-session.ts";

/** @param save undefined: no logged set is being changed here. Answers whether the form may go. */
export const useOpenEdit = (save: (() => Promise<boolean>) | undefined): void => {
  const { openEdit } = useOpenSession();
  useEffect(() => {
    if (openEdit === undefined || save === undefined) return;
    openEdit.current = save;
    return () => {
      openEdit.current = undefined;
    };
  });
};
