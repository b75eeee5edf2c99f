/**
 * `node shared-ui/build/released-app.command.ts <app> <output folder>`: builds the apps of released versions for the
 * browser tests, which must not import this folder. Each version gets a folder; `later` requests a version that does
 * not exist yet.
 */
import path from 'node:path';
import { listSupportedVersions, presentVersion } from './api.ts';
import { buildReleasedApp } from './released-app.ts';

const [name, outDir] = process.argv.slice(2);
if (name === undefined || outDir === undefined)
  throw new Error('Name the app and the folder of the results.');

const versions = listSupportedVersions();
for (const version of versions) await buildReleasedApp(version, path.resolve(outDir, version), { name });
const newest = versions.at(-1);
if (newest !== undefined) {
  const against = `${Number(presentVersion().split('.')[0]) + 1}.0.0`;
  await buildReleasedApp(newest, path.resolve(outDir, 'later'), { name, against });
}
