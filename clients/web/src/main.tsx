import { render } from "preact";
import "./styles/tokens.css";
import "./styles/app.css";
import "./styles/screens.css";
import "./styles/page.css";
import { speech } from "./core/i18n";
import { useObservable } from "./core/observable";
import { codeOf, router } from "./core/router";
import { server } from "./core/server";
import { settings } from "./core/settings";
import { DeviceScreen, deviceCode } from "./screens/device";
import { HomeScreen } from "./screens/home";
import { RoomScreen } from "./screens/room";
import { Later } from "./parts/later";

function App() {
  useObservable(router);
  useObservable(speech);
  useObservable(server);
  return (
    <>
      <Screen />
      {router.place.over === "packs" && <Later over load={() => import("./screens/packs").then((module) => module.PacksScreen)} props={{ close: () => router.lift() }} />}
    </>
  );
}

function Screen() {
  const { screen, id, over } = router.place;
  const device = deviceCode(over);
  if (device) return <DeviceScreen key={device} code={device} room={screen === "r" ? id : ""} />;
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
          {over === "settings" && <Later over load={() => import("./screens/settings").then((module) => module.SettingsSheet)} props={{}} />}
        </>
      );
  }
}

settings.dress();
speech.begin();
render(<App />, document.getElementById("page")!);
void server.insist();
