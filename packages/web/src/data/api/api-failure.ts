/** Why a call to the server brought no answer that can be used. */
import type { ApiErrorType } from "@muster/contract/errors";

/** No answer, or a refusal with the server's sentence for people. */
export type ApiFailure =
  | { readonly type: "offline" }
  | {
      readonly type: ApiErrorType;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      /** Field -> sentence. */
      readonly fields?: { readonly [field: string]: string };
    };
