import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compile } from './compile.ts';
import { webpackConfig } from './config.ts';
import { promisedApi, releaseFolder } from './api.ts';

/**
 * Builds the app that is stored of a released version, as it was: against that version, with the names that it
 * promised. It takes the place of `name` in the registry of a test.
 * @param outDir absolute folder of the result
 * @param against another version that the build asks the shell for
 */
export async function buildReleasedApp(
  version: string,
  outDir: string,
  { name, against = version }: { name: string; against?: string },
): Promise<void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-released-'));
  try {
    const src = path.join(dir, 'src');
    mkdirSync(src);
    cpSync(path.join(releaseFolder(version), 'app'), src, { recursive: true });
    renameSync(path.join(src, 'expose.js'), path.join(src, 'expose.tsx'));
    writeFileSync(path.join(src, 'promised.js'), writeEntries(version));
    const options = { dir, name, role: 'remote', outDir, version, mode: 'production' } as const;
    await compile(webpackConfig({ ...options, sharedUiVersion: against }));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Each entry as an app imports it, with the names that must be in it. */
function writeEntries(version: string): string {
  const lines = Object.entries(promisedApi(version)).map(([entry, { values }]) => {
    const request = JSON.stringify(`@portal/shared-ui${entry.slice(1)}`);
    return `  { entry: ${request}, load: () => import(${request}), names: ${JSON.stringify(values)} },`;
  });
  return `export const PROMISED = [\n${lines.join('\n')}\n];\n`;
}
