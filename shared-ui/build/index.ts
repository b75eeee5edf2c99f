/**
 * How the apps of the portal are built. For the launcher and the deploy command:
 *
 *   buildApp(dir, { outDir?, version?, mode?, maps? }) → { name, role, outDir, milliseconds, files }
 *   devServer(dir, port, { proxyTo?, publicPath? })    → { url, stop() }
 *   computeIntegrity(bytes)                                 → 'sha384-…', the `integrity` of a registry entry is that of mf-manifest.json
 *   appIn(dir)                                         → { dir, name, role }
 */
export { appIn, type BrowserApp } from './app.ts';
export { buildApp, type BuildOptions, type BuildResult } from './build-app.ts';
export { webpackConfig, type ConfigOptions } from './config.ts';
export { devServer, type DevServerOptions, type RunningDevServer } from './dev-server.ts';
export { computeIntegrity } from './integrity-plugin.ts';
