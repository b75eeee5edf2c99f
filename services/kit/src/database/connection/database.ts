/** One pool per service, with types that do not shift dates, and prepared statements for the hot path. */
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { prepareRecurring } from './prepare-recurring.ts';
import { createReads, runStatement, type Reads } from './reads.ts';
import type { Sql } from '../sql/sql.ts';
import { isTracing, traceStatements } from '../../traces/index.ts';
import { logStatements } from './statement-log.ts';

/* `date` as text: a Date would move with the time zone. bigint counts fit a number. */
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database extends Reads {
  readonly knex: Knex;
  /**
   * One statement that writes, without an author: for what is no object of the portal, such as counters and old rows that
   * background jobs remove. Inside `transact` use `Work.run`. @returns how many rows it changed
   */
  run(statement: Sql): Promise<number>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly url: string;
  readonly maximum?: number;
  readonly applicationName?: string;
  /** The foundation's, by whose clock days are counted; by default the standard one. */
  readonly timeZone?: string;
  /** By how many days `CLOCK` moved the portal's now. */
  readonly clockDays?: number;
}

export function openDatabase({
  url,
  maximum = 12,
  applicationName = 'portal',
  timeZone = DEFAULT_BRANDING.time_zone,
  clockDays = 0,
}: PoolOptions): Database {
  const zone = pg.escapeLiteral(timeZone);
  const knex = knexFactory({
    client: 'pg',
    connection: { connectionString: url, application_name: applicationName, keepAlive: true },
    pool: {
      min: 0,
      max: maximum,
      // What a connection has prepared goes with it, and planning it anew takes longer than running it a hundred times.
      idleTimeoutMillis: 5 * 60_000,
      afterCreate(connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void) {
        // A stopped server ends connections with an 'error' event, which would kill the process if no one listened.
        connection.on('error', () => undefined);
        prepareRecurring(connection);
        const logFile = process.env['SQL_LOG_FILE'];
        if (logFile) logStatements(connection, logFile);
        if (isTracing()) traceStatements(connection);
        connection.query(
          `set time zone 'UTC'; set app.time_zone = ${zone}; set app.clock_days = '${Math.trunc(clockDays)}';
           set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '60s'`,
          (error) => done(error, connection),
        );
      },
    },
    acquireConnectionTimeout: 15_000,
  });

  return {
    ...createReads(knex),
    knex,
    async run(statement) {
      return (await runStatement(knex, statement.compile())).rowCount ?? 0;
    },
    close: () => knex.destroy(),
  };
}
