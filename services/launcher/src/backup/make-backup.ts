/** `npm run backup`: saves rows, stored files and keys of an installation at one moment, while it continues to run. */
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import { listMigrations, readSequences } from './catalogue.ts';
import { copyFolder, copyKeys } from './files.ts';
import { writeManifest, type FileEntry, type TableEntry } from './manifest.ts';
import { dumpTables } from './tables.ts';

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/**
 * One query for each column of core called `storage_key` or `scan_key`, read from the catalogue so that a new table is checked too. An
 * upload in pieces is left out: it has no whole file before its row in `core.file`.
 */
const STORED_COLUMNS = `
  select format('select %I::text as key from %I.%I', a.attname, n.nspname, c.relname) as query
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and not a.attisdropped and a.attname in ('storage_key', 'scan_key')
    and n.nspname = 'core' and c.relname <> 'file_upload'`;

/** @throws Problem where the folder is not empty, there are no keys, or a file that a row refers to is missing */
export async function makeBackup(
  config: Pick<Config, 'dataDir' | 'outside'>,
  adminUrl: string,
  folder: string,
): Promise<BackupSummary> {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new Problem(`${folder} is not empty. Name a new folder.`);
  // Written to a temporary folder and renamed at the end, so that an interrupted backup does not look complete.
  const making = `${folder}.part`;
  fs.rmSync(making, { recursive: true, force: true });
  fs.mkdirSync(path.join(making, 'tables'), { recursive: true, mode: 0o700 });
  const store = { from: path.join(config.dataDir, 'files'), to: path.join(making, 'files') };
  const client = new Client({ connectionString: adminUrl });
  try {
    await copyKeys(path.join(config.dataDir, 'keys'), path.join(making, 'keys'));
    const before = await copyFolder(store.from, store.to);
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const migrations = await listMigrations(client);
    const files = await copyFolder(store.from, store.to, before);
    // With a bucket this check is impossible: rows do not show which files are in the bucket, which has its own backup,
    // and which are in the folder.
    if (config.outside['S3_BUCKET'] === undefined) await checkFiles(client, files);
    const tables = await dumpTables(client, making);
    // Sequences are not part of the snapshot. Reading them last makes them higher than every row.
    const sequences = await readSequences(client);
    await client.query('commit');
    writeManifest(making, { made: new Date().toISOString(), migrations, tables, sequences, files });
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(making, folder);
    return summarise(tables, files);
  } finally {
    await client.end();
    fs.rmSync(making, { recursive: true, force: true });
  }
}

/**
 * Files are copied before the moment of the rows and once more after it: a file removed in between is in the first copy,
 * a file added in the second. More files than rows name do no harm.
 */
async function checkFiles(client: Client, files: readonly FileEntry[]): Promise<void> {
  const has = new Set(files.map(({ key }) => key));
  const columns = await client.query<{ query: string }>(STORED_COLUMNS);
  const { rows } = await client.query<{ key: string }>(
    columns.rows.map(({ query }) => query).join(' union '),
  );
  const lost = rows.map(({ key }) => key).filter((key) => !has.has(key));
  if (lost.length > 0) throw new Problem(`${lost.length} stored files are missing: ${lost.join(', ')}.`);
}

export const summarise = (
  tables: readonly Pick<TableEntry, 'rows'>[],
  files: readonly FileEntry[],
): BackupSummary => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
});
