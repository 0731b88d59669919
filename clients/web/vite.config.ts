import { defineConfig } from "vite";
import { words } from "./words";

// Everything is addressed relative to the script, so that the page works under any path prefix.
export default defineConfig({
  base: "./",
  plugins: [words()],
  build: {
    outDir: "../../services/parlour/gateway/site/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy takes nothing inline
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "^/(parlour\\.api\\.|cards/|pictures/)": "http://127.0.0.1:7480" } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
