// What the server is and can; asked once, and again whenever a link was lost, to notice an upgrade.
import type { GetServerInfoResponse } from "../gen/parlour/api/lobby/v1/lobby_service_pb";
import { ask } from "./door";
import { Observable } from "./observable";

class Server extends Observable {
  info: GetServerInfoResponse | null = null;
  /** The server is another than the one this page came from. */
  stale = false;

  async ask(): Promise<void> {
    const info = await ask(({ lobby }) => lobby.getServerInfo({}));
    if (this.info && this.info.version !== info.version) this.stale = true;
    else this.info = info;
    this.changed();
  }

  /** Asks until there is an answer. */
  async insist(): Promise<void> {
    for (let pause = 500; !this.info; pause = Math.min(pause * 2, 8000)) {
      await this.ask().catch(() => new Promise((resolve) => setTimeout(resolve, pause)));
    }
  }
}

export const server = new Server();
