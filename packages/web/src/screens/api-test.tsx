/** `/api-test`: the test of the connection to the food databases, with or without a profile (BAR-03). */
import { Banner } from "../components/layout/Banner.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { lazyCard } from "../components/loading/lazy-part.tsx";
import { connectionTestText } from "../features/nutrition/diary.text.ts";

/** Without the server there is nothing to test, so its file is not cached either. */
const ConnectionTest = lazyCard(
  () => import("../features/nutrition/ConnectionTest.tsx").then((file) => file.ConnectionTest),
  <Banner icon="offline">{connectionTestText.needsServer}</Banner>,
);

export default function ApiTest() {
  return (
    <Page title={connectionTestText.connectionTest} narrow bare>
      <TopBar title={connectionTestText.connectionTest} back="/" />
      <ConnectionTest />
    </Page>
  );
}
