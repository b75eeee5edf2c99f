import { globSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { BrowserApp } from './app.ts';
import { sharedModules } from './sharing.ts';

/**
 * Module federation of one app. No remote is named here: the shell learns them from `/remotes.json` at run time.
 * Types come from the workspace packages, so the plugin's own type files are off.
 */
export function federationPlugin(
  app: BrowserApp,
  development: boolean,
  sharedUiVersion?: string,
): ModuleFederationPlugin {
  const remote = app.role === 'remote';
  return new ModuleFederationPlugin({
    name: containerName(app.name),
    shared: sharedModules(app.role, development, sharedUiVersion),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: development ? { disableLiveReload: true, disableDynamicRemoteTypeHints: true } : false,
    manifest: remote,
    ...(remote
      ? {
          exposes: { './app': './src/expose.tsx', ...exposePacks(app.dir) },
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        }
      : {}),
    experiments: {
      optimization: { target: 'web' },
      ...(remote ? { externalRuntime: true } : { provideExternalRuntime: true }),
    },
  });
}

/** Words in another language are loaded before the app is, and only by whoever reads it. */
function exposePacks(dir: string): Record<string, string> {
  const packs = globSync('src/texts/packs/*.ts', { cwd: dir }).map((file) => path.basename(file, '.ts'));
  return Object.fromEntries(
    packs.map((language) => [`./words/${language}`, `./src/texts/packs/${language}.ts`]),
  );
}

/** A container is a global variable, so its name is an identifier. */
function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
