/**
 * Bundles all programs of a start, one after the other. When two processes do so in parallel, the result of the first
 * to finish is used.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVICES } from '@portal/contract';
import { rolldown, type Plugin } from 'rolldown';
import { packageFolder } from '../paths.ts';
import { bundleFolder, bundleName } from './find-bundle.ts';

/** Packages that are not bundled: they read files from their own folder, or import packages that are not installed. */
const UNBUNDLED = new Set(['pdfmake', 'swagger-ui-dist', '@node-rs/argon2', 'rolldown']);
/** Drivers of other databases, which knex imports but which are not installed. */
const MISSING = [
  'better-sqlite3',
  'mysql',
  'mysql2',
  'sqlite3',
  'oracledb',
  'tedious',
  'mariadb',
  'pg-native',
  'libsql',
  'pg-query-stream',
];

const MAIN_FILES: readonly string[] = [
  ...[...SERVICES, 'gateway', 'fakes'].map((packageName) =>
    path.join(packageFolder(packageName), 'src/main.ts'),
  ),
  path.join(import.meta.dirname, '../commands/start.command.ts'),
  path.join(import.meta.dirname, '../data/prepare-worker.ts'),
];

const getPackage = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Replaces `import.meta` paths by those of the source file, so that a bundled module still finds the files beside its
 * source.
 */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    const places = { dirname: path.dirname(id), filename: id, url: pathToFileURL(id).href };
    return code.replaceAll(/import\.meta\.(dirname|filename|url)\b/g, (_, name: keyof typeof places) =>
      JSON.stringify(places[name]),
    );
  },
};

/** Resolves unbundled packages from the importing module, because two versions may be installed. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  async resolveId(name, importer, options) {
    if (MISSING.includes(getPackage(name))) return { id: name, external: true };
    if (!UNBUNDLED.has(getPackage(name))) return null;
    const found = await this.resolve(name, importer, { ...options, skipSelf: true });
    return found && { id: pathToFileURL(found.id).href, external: true };
  },
};

async function bundle(file: string, folder: string): Promise<void> {
  const build = await rolldown({
    input: file,
    platform: 'node',
    plugins: [packagesOutside, ownPlaces],
    logLevel: 'silent',
    // Importing these modules has no side effects, so unused code is dropped; the launcher needs a tenth of kit.
    treeshake: {
      moduleSideEffects: [
        { test: /[\\/]services[\\/](?:common|kit|contract|gateway)[\\/]src[\\/]/, sideEffects: false },
      ],
    },
  });
  await build.write({
    file: path.join(folder, bundleName(file)),
    format: 'esm',
    codeSplitting: false,
    keepNames: true,
    // Stack traces stay readable.
    minify: false,
  });
  await build.close();
}

os.setPriority(os.constants.priority.PRIORITY_LOW);
const done = bundleFolder();
const all = path.dirname(done);
const making = path.join(all, `making-${process.pid}`);
fs.mkdirSync(making, { recursive: true });
for (const file of MAIN_FILES) await bundle(file, making);
for (const old of fs.readdirSync(all)) {
  if (path.join(all, old) !== making) fs.rmSync(path.join(all, old), { recursive: true, force: true });
}
fs.renameSync(making, done);
process.exit(0);
