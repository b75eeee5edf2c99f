import { globSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type webpack from 'webpack';
import type { BrowserApp } from './app.ts';
import { sharedModules } from './sharing.ts';

/**
 * Module federation of a remote. The shell needs no plugin: it is an ordinary build and loads the federation runtime
 * together with the first app (decision 210). The plugin's generated type files are off, because types come from the
 * workspace packages.
 */
export function federationPlugins(
  app: BrowserApp,
  development: boolean,
  sharedUiVersion?: string,
): webpack.WebpackPluginInstance[] {
  if (app.role === 'host') return [];
  const plugin = new ModuleFederationPlugin({
    name: containerName(app.name),
    shared: sharedModules(development, sharedUiVersion),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: development ? { disableLiveReload: true, disableDynamicRemoteTypeHints: true } : false,
    manifest: true,
    exposes: { './app': './src/expose.tsx', ...exposePacks(app.dir) },
    filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    // The shell provides the federation runtime, so no app bundles it.
    experiments: { optimization: { target: 'web' }, externalRuntime: true },
  });
  return [plugin];
}

/** Constants that the federation plugin would normally define for its runtime. They select the browser code only. */
export const RUNTIME_CONSTANTS = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
};

/** Language packs are exposed separately: the shell loads the user's pack before the app, and no other. */
function exposePacks(dir: string): Record<string, string> {
  const packs = globSync('src/texts/packs/*.ts', { cwd: dir }).map((file) => path.basename(file, '.ts'));
  return Object.fromEntries(
    packs.map((language) => [`./words/${language}`, `./src/texts/packs/${language}.ts`]),
  );
}

/** The container becomes a global variable, so its name must be an identifier. */
function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
