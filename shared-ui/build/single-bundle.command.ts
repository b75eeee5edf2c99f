/**
 * `node shared-ui/build/single-bundle.command.ts <output folder>`: for the benchmarks, which must not import this
 * folder.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSingleBundle } from './single-bundle.ts';

const root = path.resolve(import.meta.dirname, '../..');
const outDir = process.argv[2];
if (outDir === undefined) throw new Error('Name the folder of the result.');

const apps = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'remote.json')));
await buildSingleBundle(root, apps, path.resolve(outDir));
