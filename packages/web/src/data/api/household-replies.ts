/** The shapes of the server's answers about the household: who this browser is, who may come in. */
import { deletionReplySchema } from "@muster/contract/deletion";
import {
  createProfileReplySchema,
  deviceListSchema,
  helloReplySchema,
  invitationListSchema,
  invitationReplySchema,
  joinReplySchema,
  registrationReplySchema,
  unlockReplySchema,
  usernameReplySchema,
} from "@muster/contract/household";
import * as z from "zod/mini";

/** The shape of each reply by the name of its call. */
export const householdReplies = {
  hello: helloReplySchema,
  join: joinReplySchema,
  register: registrationReplySchema,
  createProfile: createProfileReplySchema,
  username: usernameReplySchema,
  unlock: unlockReplySchema,
  invite: invitationReplySchema,
  invitations: invitationListSchema,
  devices: deviceListSchema,
  deletion: deletionReplySchema,
  /** Done is all that is said: 204, or any JSON. */
  nothing: z.unknown(),
};
