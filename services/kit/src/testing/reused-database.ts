/**
 * Databases that the test files of a worker use one after the other. A file finds its database as the template has it,
 * but with open connections, on which PostgreSQL has already planned the statements: most of its work in service tests
 * was to plan the same statements again for each file (docs/tests.md).
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase, type Database, type PoolOptions } from '../database/index.ts';

/** A database between two test files, or in use by one. */
export interface ReusedDatabase {
  readonly name: string;
  readonly url: string;
  /** Connections of the owner. */
  readonly admin: pg.Pool;
  /** Opens the database, or returns the connections that an earlier file opened with these options. */
  readonly open: (options: PoolOptions) => Database;
  /**
   * Restores the content of the template.
   * @returns false if that is not possible: tables were altered or analyzed, or connections are still in use
   */
  restore(): Promise<boolean>;
  close(): Promise<void>;
}

interface Content {
  /** Changes with each definition of a table, trigger or function, and with statistics of the planner. */
  readonly definitions: string;
  /** Rows of the tables that the template fills, and values of all sequences. */
  readonly statements: string;
}

/** Work of a pool of knex. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** All databases of a cluster begin as the same template. */
let content: Promise<Content> | undefined;

/** @param name of an unused copy of the template */
export async function openReusedDatabase(name: string, url: string): Promise<ReusedDatabase> {
  const admin = new pg.Pool({ connectionString: url, max: 4 });
  admin.on('error', () => undefined);
  const opened = new Map<string, Database>();
  const { definitions, statements } = await (content ??= readContent(admin));

  return {
    name,
    url,
    admin,
    open(options) {
      const key = JSON.stringify(options);
      const database = opened.get(key) ?? openDatabase(options);
      opened.set(key, database);
      return { ...database, close: () => Promise.resolve() };
    },
    async restore() {
      const pools = [...opened.values()].map(({ knex }) => (knex.client as { pool: Pool }).pool);
      if (admin.idleCount < admin.totalCount || admin.waitingCount > 0) return false;
      if (pools.some((pool) => pool.numUsed() + pool.numPendingAcquires() > 0)) return false;
      if ((await readOne(admin, DEFINITIONS)) !== definitions) return false;
      const connections = pools.reduce((sum, pool) => sum + pool.numFree(), admin.totalCount);
      // PostgreSQL still lists a connection for a moment after its end.
      for (let tries = 0; Number(await readOne(admin, CONNECTIONS)) > connections; tries += 1) {
        if (tries === 20) return false;
        await pause(50);
      }
      await admin.query(statements);
      return true;
    },
    async close() {
      await Promise.all([...opened.values()].map((database) => database.close()));
      await admin.end();
    },
  };
}

const OWN = "n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema')";

/** A change of a definition writes a row of one of these catalogs. */
const DEFINITIONS = `select concat_ws(' ',
  ${[
    'pg_class',
    'pg_attribute',
    'pg_proc',
    'pg_trigger',
    'pg_constraint',
    'pg_policy',
    'pg_statistic',
    'pg_statistic_ext',
    'pg_namespace',
  ]
    .map((catalog) => `(select count(*) || ':' || sum(xmin::text::bigint) from ${catalog})`)
    .join(',\n  ')})`;

/** Connections to the database, and advisory locks that a connection left. */
const CONNECTIONS = `select (select count(*) from pg_stat_activity where datname = current_database())
  + (select count(*) from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and d.datname = current_database()) * 1000`;

/** Empties what has pages. Tables that no test wrote to have none. */
const EMPTY = `do $$ declare one record; begin
  for one in select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OWN} and pg_relation_size(c.oid) > 0
  loop execute format('delete from only %I.%I', one.nspname, one.relname); end loop;
end $$`;

async function readContent(admin: pg.Pool): Promise<Content> {
  const { rows: tables } = await admin.query<{ name: string; columns: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${OWN} and pg_relation_size(c.oid) > 0`,
  );
  const fillings: string[] = [];
  for (const { name, columns } of tables) {
    const rows = await readOne(admin, `select json_agg(t)::text from only ${name} t`);
    if (rows !== null)
      fillings.push(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${name}, ${pg.escapeLiteral(rows)}::jsonb)`,
      );
  }
  const { rows: sequences } = await admin.query<{ name: string; value: string; called: boolean }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
       last_value is not null as called
     from pg_sequences`,
  );
  const values = sequences.map(
    ({ name, value, called }) => `setval(${pg.escapeLiteral(name)}, ${value}, ${called})`,
  );
  return {
    definitions: (await readOne(admin, DEFINITIONS)) ?? '',
    statements: [
      'begin',
      // Neither triggers nor foreign keys: the content is whole at the end.
      "set local session_replication_role = 'replica'",
      EMPTY,
      ...fillings,
      `select ${values.join(', ')}`,
      'commit',
    ].join(';\n'),
  };
}

async function readOne(admin: pg.Pool, statement: string): Promise<string | null> {
  const { rows } = await admin.query<[string | null]>({ text: statement, rowMode: 'array' });
  return rows[0]?.[0] ?? null;
}
