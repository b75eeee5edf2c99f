/** Runs migrations: knex files under services/<name>/migrations, as the owner, with a record for each service. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServiceName } from '@portal/contract';
import knexFactory, { type Knex } from 'knex';
import { sqlState } from '../connection/database-error.ts';

interface Migration {
  readonly name: string;
  readonly directory: string;
}
interface MigrationModule {
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** knex would sort by file name only and refuse `.ts` beside `.js`; this source reads exactly our files. */
const createSource = (directory: string, only?: readonly string[]): Knex.MigrationSource<Migration> => ({
  async getMigrations() {
    const names = (await readdir(directory)).filter((name) => /^\d{4}_.*\.ts$/.test(name)).toSorted();
    const wanted = only === undefined ? names : names.filter((name) => only.includes(name));
    return wanted.map((name) => ({ name, directory }));
  },
  getMigrationName: ({ name }) => name,
  getMigration: async ({ name, directory: folder }) =>
    (await import(pathToFileURL(path.join(folder, name)).href)) as MigrationModule,
});

export interface MigrateOptions {
  readonly adminUrl: string;
  readonly service: ServiceName;
  readonly directory: string;
  /** Uses only these files, to reproduce the state of an earlier release. */
  readonly only?: readonly string[];
}

/** A migration that waits for a table blocks every call that needs this table, so it waits only briefly. */
const LOCK_TIMEOUT = '1s';
/** A pause in which the blocked calls are answered. */
const ATTEMPT_PAUSE_MS = 2000;
const MOST_ATTEMPTS = 40;
/** Deadlock, and a lock that was not available in time. */
const LOCK_ERRORS = new Set(['40P01', '55P03']);

async function withMigrator<T>(
  { adminUrl, service, directory, only }: MigrateOptions,
  work: (knex: Knex) => Promise<T>,
): Promise<T> {
  const knex = knexFactory({
    client: 'pg',
    connection: adminUrl,
    pool: { min: 0, max: 1 },
    // knex would print the whole failed statement; the thrown error already reports it.
    log: { warn: () => undefined, error: () => undefined },
    migrations: {
      migrationSource: createSource(directory, only),
      schemaName: service,
      tableName: 'migration',
      disableMigrationsListValidation: true,
    },
  });
  try {
    // Locks on the only connection until it closes: two processes cannot create the migration table in parallel.
    await knex.raw('select pg_advisory_lock(73102)');
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}

/**
 * Runs missing migrations; parallel runs wait for each other. If a migration meets running calls, it delays them for at
 * most a second, rolls back and starts again.
 * @returns names of the migrations that ran
 * @throws what the database reports about a migration, after two minutes also that a lock is not available
 */
export const migrateService = (options: MigrateOptions): Promise<string[]> =>
  withMigrator(options, async (knex) => {
    await knex.raw(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    const before = await listRun(knex);
    for (let attempt = 1; ; attempt += 1)
      try {
        await knex.migrate.latest();
        return (await listRun(knex)).filter((name) => !before.includes(name));
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !LOCK_ERRORS.has(sqlState(error) ?? '')) throw error;
        await pause(ATTEMPT_PAUSE_MS);
      }
  });

async function listRun(knex: Knex): Promise<string[]> {
  const [completed] = (await knex.migrate.list()) as [readonly { readonly name: string }[]];
  return completed.map(({ name }) => name);
}

/** Takes the last `steps` migrations back, one by one. For tests and rollback. */
export const rollbackService = (options: MigrateOptions, steps = 1): Promise<void> =>
  withMigrator(options, async (knex) => {
    for (let step = 0; step < steps; step += 1) await knex.migrate.down();
  });
