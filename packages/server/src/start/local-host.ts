/** Whether only this computer reaches the server. */
export const isLocalHost = (host: string): boolean => ["127.0.0.1", "localhost", "::1"].includes(host);
