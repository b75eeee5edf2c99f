/**
 * Lists the data in the database. Everything else is created again by migrations: schemas, roles, views, indexes,
 * triggers.
 */
import { SERVICES } from '@portal/contract';
import { escapeIdentifier, type Client } from 'pg';
import type { SequenceEntry, TableEntry } from './manifest.ts';

const SCHEMAS = [...SERVICES, 'audit', 'jobs', 'installation'];
/**
 * Bookkeeping of the migrations and of the job queue. Whatever creates the schema fills these tables, so they are not
 * part of a backup.
 */
const LEDGERS = ['migration', 'migration_lock', 'version'];

/**
 * Partitioned tables (`relkind` p) are left out, because their partitions contain the rows. Generated columns are left
 * out, because they are computed again.
 */
const TABLES = `
  select n.nspname as schema, c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any($1) and c.relname <> all($2) order by 1, 2`;
const SEQUENCES = `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
  from pg_sequences where schemaname = any($1) and sequencename not like 'migration%' and last_value is not null order by 1, 2`;

export async function readTables(client: Client): Promise<Omit<TableEntry, 'rows'>[]> {
  return (await client.query<Omit<TableEntry, 'rows'>>(TABLES, [SCHEMAS, LEDGERS])).rows;
}

/** Sequences that have produced at least one number. */
export async function readSequences(client: Client): Promise<SequenceEntry[]> {
  return (await client.query<SequenceEntry>(SEQUENCES, [SCHEMAS])).rows;
}

export async function listMigrations(client: Client): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const service of SERVICES) {
    const { rows } = await client.query<{ name: string }>(
      `select name from ${service}.migration order by name`,
    );
    found[service] = rows.map(({ name }) => name);
  }
  return found;
}

/** Whether the database never had a portal. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_namespace where nspname = any($1)', [SCHEMAS]);
  return rowCount === 0;
}

export const quoted = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
export const quotedColumns = ({ columns }: Pick<TableEntry, 'columns'>): string =>
  columns.map((column) => escapeIdentifier(column)).join(', ');
