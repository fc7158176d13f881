/** What the page for phones says (docs/phones.md). Each step has a picture of the same name in `phone-drawings.ts`. */
import type { DrawingName } from "./phone-drawings.ts";

/** One instruction with its drawing. */
export type Step = { readonly drawing: DrawingName; readonly text: string };

/** All texts of the page, by their place on it. */
export const phonePageTexts = {
  title: "Muster on this phone",
  lead: "Two things, once on each phone: trust the computer at home, then open Muster. It takes two minutes.",
  trustTitle: "1. Trust your home computer",
  why: "Your phone keeps Muster's data only for addresses that begin with https://. For that it has to know your computer. The file below says who it is. It counts for names in your home alone, not for any site on the internet.",
  iphone: "iPhone and iPad",
  iphoneFile: "Get the profile",
  iphoneSteps: [
    { drawing: "download", text: "Open this page in Safari. Tap 'Get the profile', then 'Allow'." },
    { drawing: "profile", text: "Open Settings. Tap 'Profile Downloaded' at the top, then 'Install'." },
    {
      drawing: "trust",
      text: "Still in Settings: General, About, Certificate Trust Settings. Switch on the entry 'Muster at home'.",
    },
  ] satisfies readonly Step[],
  android: "Android",
  androidFile: "Get the certificate",
  androidSteps: [
    { drawing: "download", text: "Tap 'Get the certificate'. Your phone saves a file." },
    {
      drawing: "search",
      text: "Open Settings and search for 'CA certificate'. Tap it, then 'Install anyway'.",
    },
    { drawing: "file", text: "Choose the file 'muster-home.crt'. Chrome then knows your computer." },
  ] satisfies readonly Step[],
  openTitle: "2. Open Muster",
  open: "Open Muster",
  openAfter:
    "If a warning shows, one step above is still to do. When it opens, use 'Install the app' in Settings, or 'Add to Home Screen'.",
  check: (code: string): string =>
    `This page comes without HTTPS. To be sure that the file is yours, compare: the computer's window shows ${code}.`,
  other: (guide: string): string => `Other ways, such as Tailscale or a domain of your own, are in ${guide}.`,
  guide: "the guide for phones",
} as const;
