/** The consent question as a part of its own: only a server that answers has a model to ask about, so its file is not kept for offline. */
import { laterPart } from "../../components/later-part.tsx";

/** `ConsentSheet`, loaded when it is shown. */
export const LaterConsent = laterPart(() => import("./ConsentSheet.tsx").then((file) => file.ConsentSheet));
