/** Opens one connection pool for each service. Its types do not shift dates, and recurring statements are prepared. */
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { prepareRecurring } from './prepare-recurring.ts';
import { createReads, runStatement, type Reads } from './reads.ts';
import type { Sql } from '../sql/sql.ts';
import { isTracing, traceStatements } from '../../traces/index.ts';
import { logStatements } from './statement-log.ts';

/* A `date` is read as text, because a Date would move with the time zone. Counts (bigint) fit into a number. */
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database extends Reads {
  readonly knex: Knex;
  /**
   * Runs one writing statement without an author, for data outside of the portal's objects, such as counters and old
   * rows that background jobs remove. Inside `transact` use `Work.run`.
   * @returns how many rows it changed
   */
  run(statement: Sql): Promise<number>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly url: string;
  readonly maximum?: number;
  readonly applicationName?: string;
  /** The foundation's time zone, in which days are counted; by default that of the standard branding. */
  readonly timeZone?: string;
  /** The number of days by which `CLOCK` moved the portal's current time. */
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
      // Prepared statements end with their connection, and planning one takes longer than running it a hundred times.
      idleTimeoutMillis: 5 * 60_000,
      afterCreate(connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void) {
        // A stopped server ends connections with an 'error' event, which would end the process without a listener.
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
