/** `/api-test`: the test of the connection to the food databases, with or without a profile (BAR-03). */
import { Banner } from "../components/layout/Banner.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { lazyCard } from "../components/loading/lazy-part.tsx";

/** Without the server there is nothing to test, so its file is not cached either. */
const ConnectionTest = lazyCard(
  () => import("../features/nutrition/ConnectionTest.tsx").then((file) => file.ConnectionTest),
  <Banner icon="offline">A lookup needs the server. It can be tried here when you are online.</Banner>,
);

export default function ApiTest() {
  return (
    <Page title="Connection test" narrow bare>
      <TopBar title="Connection test" back="/" />
      <ConnectionTest />
    </Page>
  );
}
