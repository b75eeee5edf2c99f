import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scanSource, type Scan } from './scan-source.ts';

const CONTRACT = path.join(import.meta.dirname, '../../../services/contract/src');

const scans = new Map<string, Scan>();

/** A file is the same for every app of a build. */
export function scanFile(file: string): Scan {
  const known = scans.get(file);
  if (known) return known;
  const scan = scanSource(readFileSync(file, 'utf8'), file.endsWith('x'));
  scans.set(file, scan);
  return scan;
}

/**
 * The files of shared-ui behind names of an entry: what reads the fields of an object that an app hands over. The
 * shell carries them, so the app's own build does not see them.
 * @param names `*` for all
 */
export function findFilesBehind(entryFile: string, names: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (file: string, name: string): void => {
    const visit = `${file}#${name}`;
    if (seen.has(visit) || !existsSync(file)) return;
    seen.add(visit);
    const { passedOn, imports } = scanFile(file);
    const ways = passedOn.filter((one) => name === '*' || one.as === name || one.as === '*');
    for (const one of ways) follow(path.join(path.dirname(file), one.from), one.as === '*' ? name : one.name);
    // A file that only passes names on has nothing of its own; the others are taken whole.
    if (passedOn.length > 0 && imports.length === 0 && ways.length > 0) return;
    if (files.has(file)) return;
    files.add(file);
    for (const { from, names: taken } of imports) {
      const target = resolve(file, from);
      if (target !== undefined) for (const one of taken) follow(target, one);
    }
  };
  for (const name of names) follow(entryFile, name);
  return files;
}

/** Rules of the contract read objects too. Its one list of everything says nothing. */
function resolve(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return path.join(path.dirname(file), from);
  const [, name] = /^@portal\/contract\/(.+)$/.exec(from) ?? [];
  return name === undefined ? undefined : path.join(CONTRACT, `${name}.ts`);
}
