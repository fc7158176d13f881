import type { Config } from "../config.ts";

/** Whether only this computer reaches the server. */
export const isLocalHost = (host: string): boolean => ["127.0.0.1", "localhost", "::1"].includes(host);

/** Address of the server for a browser on this computer. */
export const addressOf = ({ host, tls }: Pick<Config, "host" | "tls">, port: number): string =>
  `${tls === undefined ? "http" : "https"}://${isLocalHost(host) || host === "0.0.0.0" ? "localhost" : host}:${port}`;
