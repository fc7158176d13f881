import { type Listening, type ListenOptions, listen } from "../http/listen.ts";
import { giveUp } from "./give-up.ts";

/** Takes a port, or says in one sentence why that did not work; `setting` is the name of the port's setting. */
export const listenOrGiveUp = async (
  host: string,
  port: number,
  setting: "PORT" | "HTTPS_PORT",
  tls: ListenOptions["tls"],
  fetch: ListenOptions["fetch"],
): Promise<Listening> => {
  const listening = await listen({ host, port, tls, fetch });
  if (listening.ok) return listening.value;
  return giveUp(
    listening.error.type === "port-in-use"
      ? `Port ${port} is in use, perhaps by a Muster that already runs; please stop it or choose another one, for example ${setting}=${port + 1} npm start.`
      : `The server could not listen on ${host}:${port}: ${listening.error.detail}.`,
  );
};
