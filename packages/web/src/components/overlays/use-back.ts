import { useEffect } from "react";
import { useEventCallback } from "../callbacks.ts";
import { closeOnBack } from "./back-closes.ts";

/**
 * For a form in the page: while it is open, the browser's Back calls `onBack` before it leaves the page, so that nothing
 * that was typed is dropped without a word.
 * @param onBack undefined while nothing was typed: then Back leaves the page
 */
export const useBack = (onBack: (() => void) | undefined): void => {
  const isOpen = onBack !== undefined;
  const newest = useEventCallback(() => onBack?.());
  useEffect(() => (isOpen ? closeOnBack(newest) : undefined), [isOpen, newest]);
};
