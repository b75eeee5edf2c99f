/**
 * Each program of the portal as one file. Node spends more time on finding and linking two thousand modules than on all
 * else that a start does; nothing but node's own modules is imported here, because a start reads this first.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER, ROOT } from '../paths.ts';

const FOLDER = path.join(ROOT, CACHE_FOLDER, 'programs');

/** The bundle of the program whose main file is `file`; undefined where there is none of the present sources. */
export function findBundle(file: string): string | undefined {
  const bundle = path.join(bundleFolder(), bundleName(file));
  return fs.existsSync(bundle) ? bundle : undefined;
}

/** Like its main file, so that a list of processes says which program one is: `services/core/src/main.mjs`. */
export const bundleName = (file: string): string => `${path.relative(ROOT, file).replace(/\.ts$/, '')}.mjs`;

let folder: string | undefined;

/** Where bundles of the present sources are stored. Sources are evaluated once, by the process that starts the others. */
export const bundleFolder = (): string => (folder ??= path.join(FOLDER, stampSources()));

/** Changes with every source of a service and every package: by size and time, which takes a tenth of reading them. */
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
