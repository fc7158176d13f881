/** The one page that a phone sees over plain HTTP: how it comes to trust this computer, and the way to the app. */
import { createHash } from "node:crypto";
import { phoneDrawing } from "./phone-drawings.ts";
import { type Step, phonePageTexts as texts } from "./phone-page.text.ts";

const style = `:root{color-scheme:light dark;--ink:#14201a;--soft:#46554d;--page:#f6f7f4;--card:#fff;--edge:#c9d1cb;--act:#0b6b3f;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef3ef;--soft:#b3c0b8;--page:#0e1411;--card:#18211c;--edge:#3a463f;--act:#6fdc9f;--on:#06150d}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:1rem}h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.25rem;margin-top:2rem}h3{margin:0 0 .5rem}
p{overflow-wrap:anywhere}.soft{color:var(--soft)}section{background:var(--card);border:1px solid var(--edge);border-radius:.75rem;padding:1rem;margin:1rem 0}
ol{list-style:none;margin:1rem 0 0;padding:0}li{display:flex;gap:1rem;align-items:center;margin:.75rem 0}li svg{flex:none}
a.b{display:block;text-align:center;padding:.875rem 1rem;border-radius:.75rem;background:var(--act);color:var(--on);font-weight:600;text-decoration:none}
a.b:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
svg *{fill:none;stroke:var(--soft);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}svg .faint{stroke:var(--edge)}svg .line{stroke:var(--ink)}
svg .fill{fill:var(--act);stroke:none}svg .on{stroke:var(--on)}svg .white,svg .dot{fill:var(--ink);stroke:none}svg .white{fill:var(--on)}svg .ring{stroke:var(--ink)}`;

/** What the page may load: nothing, but for the style that stands in it. */
export const phonePagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Path of the Apple configuration profile that installs the authority. */
export const profilePath = "/muster-home.mobileconfig";
/** Path of the certificate of the authority, for Android. */
export const certificatePath = "/muster-home.crt";
/** The guide for phones, as text. */
export const guidePath = "/guide.txt";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const card = (title: string, link: string, label: string, steps: readonly Step[]): string =>
  `<section><h3>${title}</h3><a class="b" href="${link}">${label}</a><ol>${steps
    .map((step) => `<li>${phoneDrawing(step.drawing)}<span>${escaped(step.text)}</span></li>`)
    .join("")}</ol></section>`;

type PhonePage = {
  /** Where the app is, 'https://192.168.1.5:8443'. */
  readonly app: string;
  /** By which two copies of the authority are compared. */
  readonly code: string;
  /** What the phone says of itself; its own kind of steps comes first. */
  readonly userAgent: string;
};

/** The page as HTML; the instructions for the reader's kind of phone come first. */
export const phonePage = ({ app, code, userAgent }: PhonePage): string => {
  const cards = [
    card(texts.iphone, profilePath, texts.iphoneFile, texts.iphoneSteps),
    card(texts.android, certificatePath, texts.androidFile, texts.androidSteps),
  ];
  const ordered = /Android/i.test(userAgent) ? cards.toReversed() : cards;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${texts.title}</title><style>${style}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.lead}</p><h2>${texts.trustTitle}</h2><p class="soft">${texts.why}</p>${ordered.join("")}
<p class="soft">${texts.check(`<b>${code}</b>`)}</p><h2>${texts.openTitle}</h2><a class="b" href="${escaped(app)}">${texts.open}</a><p class="soft">${texts.openAfter}</p><p class="soft">${texts.other(`<a href="${guidePath}">${texts.guide}</a>`)}</p></main></body></html>`;
};
