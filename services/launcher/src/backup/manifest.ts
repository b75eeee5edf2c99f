/** The manifest of a backup. A restore does not trust it: it counts and hashes everything again. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../problem.ts';

const FORMAT = 1;
const Name = z.string().min(1);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Table = z.object({ schema: Name, name: Name, columns: z.array(Name), rows: z.number().int().min(0) });
const Sequence = z.object({ schema: Name, name: Name, lastValue: z.string() });
const StoredFile = z.object({ key: Name, size: z.number().int().min(0), sha256: Sha256 });

export const Manifest = z.object({
  format: z.literal(FORMAT),
  made: z.string(),
  /** Names of the migrations that have run, by service. */
  migrations: z.record(z.string(), z.array(Name)),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  files: z.array(StoredFile),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableEntry = z.infer<typeof Table>;
export type SequenceEntry = z.infer<typeof Sequence>;
export type FileEntry = z.infer<typeof StoredFile>;

const findPlace = (folder: string): string => path.join(folder, 'backup.json');

export function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): void {
  const text = JSON.stringify({ format: FORMAT, ...manifest }, null, 2);
  fs.writeFileSync(findPlace(folder), `${text}\n`, { mode: 0o600 });
}

/** @throws Problem where the folder has no backup that this version can read */
export function readManifest(folder: string): Manifest {
  const file = findPlace(folder);
  if (!fs.existsSync(file)) throw new Problem(`There is no backup in ${folder}.`);
  const read = Manifest.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!read.success) throw new Problem(`${file} is not the description of a backup that this version reads.`);
  return read.data;
}

/** The file with the rows of a table. */
export const rowsFile = (folder: string, { schema, name }: Pick<TableEntry, 'schema' | 'name'>): string =>
  path.join(folder, 'tables', `${schema}.${name}.copy.gz`);
