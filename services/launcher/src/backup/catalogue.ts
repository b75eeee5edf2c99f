/** What of the database is data. The rest is created again by migrations: schemas, roles, views, indexes, triggers. */
import { SERVICES } from '@portal/contract';
import { escapeIdentifier, type Client } from 'pg';
import type { SequenceEntry, TableEntry } from './manifest.ts';

const SCHEMAS = [...SERVICES, 'audit', 'jobs', 'installation'];
/** Ledgers of what exists, which belong to whatever made it. */
const LEDGERS = ['migration', 'migration_lock', 'version'];

/** Partitions contain the rows of their parents; what is computed is computed again. */
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

/** Of those that ever gave a number. */
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

/** Whether a portal was ever installed in this database. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_namespace where nspname = any($1)', [SCHEMAS]);
  return rowCount === 0;
}

export const quoted = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
export const quotedColumns = ({ columns }: Pick<TableEntry, 'columns'>): string =>
  columns.map((column) => escapeIdentifier(column)).join(', ');
