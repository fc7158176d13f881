/** Whether this server is a demo, fetched once at start; the last answer counts while the server cannot be reached. */
import { useEffect, useState } from "react";
import type { Api } from "../data/api/api.ts";
import { useServices } from "../data/services.ts";

const key = "demoServer";
let answer: Promise<boolean> | undefined;

const isDemo = async (api: Pick<Api, "hello">): Promise<boolean> => {
  const hello = await api.hello();
  if (!hello.ok) return localStorage.getItem(key) !== null;
  if (hello.value.demo) localStorage.setItem(key, "1");
  else localStorage.removeItem(key);
  return hello.value.demo;
};

/** True when the server shows the demo; false until it answered. */
export const useDemo = (): boolean => {
  const { api } = useServices();
  const [demo, setDemo] = useState(false);
  useEffect(() => {
    answer ??= isDemo(api);
    void answer.then(setDemo);
  }, [api]);
  return demo;
};
