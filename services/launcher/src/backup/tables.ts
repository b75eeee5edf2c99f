/** Exports and imports rows by COPY, in PostgreSQL's own format for every type. */
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { Problem } from '../problem.ts';
import { quoted, quotedColumns, readSequences, readTables } from './catalogue.ts';
import { rowsFile, type Manifest, type SequenceEntry, type TableEntry } from './manifest.ts';

/** Writes the rows of every table, as visible to the client's transaction. */
export async function dumpTables(client: Client, folder: string): Promise<TableEntry[]> {
  const dumped: TableEntry[] = [];
  for (const table of await readTables(client)) {
    const stream = client.query(copyTo(`copy ${quoted(table)} (${quotedColumns(table)}) to stdout`));
    const file = fs.createWriteStream(rowsFile(folder, table), { mode: 0o600 });
    await pipeline(stream, createGzip({ level: 1 }), file);
    dumped.push({ ...table, rows: stream.rowCount });
  }
  return dumped;
}

/**
 * Loads the rows in one transaction and replaces rows that the migrations inserted. Triggers and foreign keys are
 * disabled: the rows satisfied them when they were written, and the history must not record the restore.
 */
export async function loadTables(client: Client, folder: string, manifest: Manifest): Promise<void> {
  await checkPlaces(client, manifest);
  await client.query('begin');
  await withoutTriggers(client);
  await client.query(`truncate ${manifest.tables.map(quoted).join(', ')}`);
  for (const table of manifest.tables) {
    const stream = client.query(copyFrom(`copy ${quoted(table)} (${quotedColumns(table)}) from stdin`));
    await pipeline(fs.createReadStream(rowsFile(folder, table)), createGunzip(), stream);
    if (stream.rowCount !== table.rows)
      throw new Problem(`${table.schema}.${table.name}: ${stream.rowCount} rows of ${table.rows} came back.`);
  }
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
  await client.query('commit');
  await client.query('analyze');
}

const setSequence = (client: Client, { lastValue, ...sequence }: SequenceEntry): Promise<unknown> =>
  client.query('select setval($1::regclass, $2)', [quoted(sequence), lastValue]);

async function withoutTriggers(client: Client): Promise<void> {
  try {
    await client.query("set local session_replication_role = 'replica'");
  } catch (error) {
    throw new Problem('Only a superuser of the database can restore a backup. Check DATABASE_URL.', {
      cause: error,
    });
  }
}

/** Every row of the backup needs its table and columns in this version. */
async function checkPlaces(client: Client, { tables, sequences }: Manifest): Promise<void> {
  const here = new Map((await readTables(client)).map((table) => [quoted(table), new Set(table.columns)]));
  const missing = tables.flatMap((table) => {
    const columns = here.get(quoted(table));
    return columns
      ? table.columns.filter((column) => !columns.has(column)).map((column) => `${quoted(table)}.${column}`)
      : [quoted(table)];
  });
  if (missing.length > 0)
    throw new Problem(`The backup has rows for what this version does not know: ${missing.join(', ')}.`);
  const known = new Set([...(await readSequences(client)), ...sequences].map(quoted));
  if (known.size < sequences.length) throw new Problem('The backup names a sequence twice.');
}
