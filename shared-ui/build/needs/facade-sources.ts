import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scanSource, type Scan } from './scan-source.ts';

const CONTRACT = path.join(import.meta.dirname, '../../../services/contract/src');

const scans = new Map<string, Scan>();

/** Results are cached by file: a file does not change during a build, and all apps share the cache. */
export function scanFile(file: string): Scan {
  const known = scans.get(file);
  if (known) return known;
  const scan = scanSource(readFileSync(file, 'utf8'), file.endsWith('x'));
  scans.set(file, scan);
  return scan;
}

/**
 * Finds the files of shared-ui that implement the given names of an entry. They may read fields of objects that an app
 * passes in. The shell ships them, so the app's own build does not see them.
 * @param names `*` for all
 */
export function findFilesBehind(entryFile: string, names: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (file: string, name: string): void => {
    const visit = `${file}#${name}`;
    if (seen.has(visit) || !existsSync(file)) return;
    seen.add(visit);
    const { reExports, imports } = scanFile(file);
    const matches = reExports.filter((one) => name === '*' || one.as === name || one.as === '*');
    for (const one of matches)
      follow(path.join(path.dirname(file), one.from), one.as === '*' ? name : one.name);
    // A pure re-export file has no code of its own. Every other file is included as a whole.
    if (reExports.length > 0 && imports.length === 0 && matches.length > 0) return;
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

/**
 * Also follows imports of contract modules, because their rules read objects. The contract's index matches no module
 * here: it lists every name and so says nothing about use.
 */
function resolve(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return path.join(path.dirname(file), from);
  const [, name] = /^@portal\/contract\/(.+)$/.exec(from) ?? [];
  return name === undefined ? undefined : path.join(CONTRACT, `${name}.ts`);
}
