import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';
import type { BrowserApp } from './app.ts';
import { PreloadBootstrapPlugin } from './preload-plugin.ts';

/**
 * Fast refresh finds one renderer only; remotes bring a second copy of the runtime. This replacement of the devtools
 * records every renderer, and must be the first script. Development only: production pages have no inline script.
 */
const COLLECT_RENDERERS = `<script>(function () {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  var renderers = new Map(), next = 1;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: renderers, supportsFiber: true,
    inject: function (renderer) { renderers.set(next, renderer); return next++; },
    onScheduleFiberRoot: function () {}, onCommitFiberRoot: function () {}, onCommitFiberUnmount: function () {}
  };
})();</script>`;

/**
 * The only HTML page of the shell, from the template `src/index.html`. `<%= development %>` marks where the development
 * script is inserted.
 */
export function pagePlugins(
  app: BrowserApp,
  version: string,
  development: boolean,
): webpack.WebpackPluginInstance[] {
  const page = new HtmlWebpackPlugin({
    template: path.join(app.dir, 'src/index.html'),
    scriptLoading: 'defer',
    templateParameters: { version, development: development ? COLLECT_RENDERERS : '' },
  });
  return development ? [page] : [page, new PreloadBootstrapPlugin()];
}
