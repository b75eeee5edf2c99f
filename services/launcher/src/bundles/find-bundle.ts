/**
 * Finds the bundle of a program, a single file. Node spends more time on resolving and linking two thousand modules
 * than on everything else at startup. A start loads this module first, so it imports only Node's own modules.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER, ROOT } from '../paths.ts';

const FOLDER = path.join(ROOT, CACHE_FOLDER, 'programs');

/** The bundle of the program with the main file `file`; undefined where there is none for the present sources. */
export function findBundle(file: string): string | undefined {
  const bundle = path.join(bundleFolder(), bundleName(file));
  return fs.existsSync(bundle) ? bundle : undefined;
}

/**
 * The bundle is named after its main file, so that process lists identify the program: `services/core/src/main.mjs`.
 */
export const bundleName = (file: string): string => `${path.relative(ROOT, file).replace(/\.ts$/, '')}.mjs`;

let folder: string | undefined;

/** Folder for bundles of the present sources. The sources are stamped once, by the process that starts the others. */
export const bundleFolder = (): string => (folder ??= path.join(FOLDER, stampSources()));

/**
 * A hash that changes with every source of a service and every package. It uses size and time, which takes a tenth of
 * the time of reading the files.
 */
function stampSources(): string {
  const services = path.join(ROOT, 'services');
  const hash = createHash('sha256').update(process.version);
  const files = [path.join(ROOT, 'package-lock.json')];
  for (const service of fs.readdirSync(services)) {
    const sources = path.join(services, service, 'src');
    if (!fs.existsSync(sources)) continue;
    for (const name of fs.readdirSync(sources, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) files.push(path.join(sources, name));
  }
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = fs.statSync(file);
    hash.update(`${path.relative(ROOT, file)}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex').slice(0, 12);
}
