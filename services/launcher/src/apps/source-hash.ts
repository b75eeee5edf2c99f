import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type AppName } from '../paths.ts';

const SOURCES = /\.(tsx?|jsx?|mjs|css|json|html|svg|png|ico|woff2?|txt|webmanifest)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.cache']);

/** A short hash of all sources that an app is built from; the same on every machine. */
export function sourceHash(app: AppName, root: string = ROOT): string {
  const shared = [
    'shared-ui/src',
    'shared-ui/build',
    'shared-ui/package.json',
    'services/contract/src',
    'package-lock.json',
  ];
  const hash = createHash('sha256');
  for (const place of [app, ...shared]) {
    for (const file of filesUnder(path.join(root, place))) {
      hash
        .update(path.relative(root, file).replaceAll(path.sep, '/'))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function filesUnder(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = path.join(place, entry.name);
      if (entry.isDirectory()) return filesUnder(inside);
      return SOURCES.test(entry.name) ? [inside] : [];
    });
}
