import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compile } from './compile.ts';
import { webpackConfig } from './config.ts';
import { promisedApi, releaseFolder } from './api.ts';

/**
 * Builds the stored app of a released version, unchanged, against the names that this version promised. In a test
 * registry it replaces the app `name`.
 * @param outDir absolute output folder
 * @param against another version to request from the shell
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

/** Imports each entry as an app would, and lists the names that it must export. */
function writeEntries(version: string): string {
  const lines = Object.entries(promisedApi(version)).map(([entry, { values }]) => {
    const request = JSON.stringify(`@portal/shared-ui${entry.slice(1)}`);
    return `  { entry: ${request}, load: () => import(${request}), names: ${JSON.stringify(values)} },`;
  });
  return `export const PROMISED = [\n${lines.join('\n')}\n];\n`;
}
