import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { appIn } from './app.ts';
import { compile } from './compile.ts';
import { webpackConfig } from './config.ts';

/** The shell module that imports all federation code. */
const LOADER = /[\\/]shell[\\/]src[\\/]remotes[\\/]federation\.ts$/;

/**
 * Builds the shell and the apps together as one bundle with webpack's ordinary code splitting and no federation: what
 * the same sources weigh without independent deploys. Only for measuring; nothing of the portal serves it. The shell's
 * loader is put in the place of one that imports the apps' `expose.tsx`, so pages stay as lazy as they are.
 * @param root absolute folder of the repository
 * @param apps workspace names of the remotes
 * @param outDir absolute folder of the result (`index.html`, `assets/`); it is emptied first
 */
export async function buildSingleBundle(
  root: string,
  apps: readonly string[],
  outDir: string,
): Promise<void> {
  const shell = path.join(root, 'shell');
  const standIns = `${outDir}.sources`;
  mkdirSync(standIns, { recursive: true });
  const loader = path.join(standIns, 'loader.ts');
  writeFileSync(loader, writeLoader(root, apps));
  const config = webpackConfig({
    ...appIn(shell),
    outDir,
    version: 'single',
    mode: 'production',
  });
  await compile({
    ...config,
    plugins: [...(config.plugins ?? []), new webpack.NormalModuleReplacementPlugin(LOADER, loader)],
  });
}

function writeLoader(root: string, apps: readonly string[]): string {
  const file = (place: string) => JSON.stringify(path.join(root, place));
  const entries = apps.map((app) => `${JSON.stringify(app)}: () => import(${file(`${app}/src/expose.tsx`)})`);
  return `
import { readRegistry } from ${file('shell/src/remotes/registry.ts')};
import { createRemoteLoader } from ${file('shell/src/remotes/remote-loader.ts')};
const apps = { ${entries.join(', ')} };
const runtime = { register() {}, load: (name) => apps[name]() };
export const remoteLoader = createRemoteLoader(runtime, () => readRegistry({ fresh: true }));
`;
}
