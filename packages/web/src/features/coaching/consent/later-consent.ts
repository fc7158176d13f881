/** The consent question as a part of its own: only a server that answers has a model, so its file is not cached for offline. */
import { laterPart } from "../../../components/loading/later-part.tsx";

/** `ConsentSheet`, loaded when it is shown. */
export const LaterConsent = laterPart(() => import("./ConsentSheet.tsx").then((file) => file.ConsentSheet));
