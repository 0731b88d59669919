import { render } from "preact";
import "./styles/tokens.css";
import "./styles/app.css";
import "./styles/screens.css";
import "./styles/big.css";
import "./styles/page.css";
import { begin, speech } from "./core/i18n";
import { useObservable } from "./core/observable";
import { codeOf, router } from "./core/router";
import { server } from "./core/server";
import { settings } from "./core/settings";
import { HomeScreen } from "./screens/home";
import { RoomScreen } from "./screens/room";
import { SettingsSheet } from "./screens/settings";
import { Later } from "./parts/later";

function App() {
  useObservable(router);
  useObservable(speech);
  useObservable(server);
  const { screen, id, over } = router.place;
  switch (screen) {
    case "r":
      return <RoomScreen key={id} code={codeOf(id)} />;
    case "table":
      return <Later key={id} load={() => import("./screens/big").then((module) => module.BigScreen)} props={{ code: codeOf(id) }} />;
    case "replay":
      return <Later key={id} load={() => import("./screens/replay").then((module) => module.ReplayScreen)} props={{ id }} />;
    case "admin":
      return <Later load={() => import("./screens/admin").then((module) => module.AdminScreen)} props={{}} />;
    default:
      return (
        <>
          <HomeScreen />
          {over === "settings" && <SettingsSheet />}
        </>
      );
  }
}

settings.dress();
void server.insist();
void begin().then(() => render(<App />, document.getElementById("page")!));
