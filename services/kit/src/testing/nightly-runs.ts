/** Runs the nightly tasks of a service on a given day. */
import { openDatabase, readClockDays, type Database } from '../database/index.ts';
import { runNightlyTasks, type NightlyParts } from '../jobs/nightly.ts';
import type { TestDatabase } from './database.ts';

/** The default time zone of the foundation. */
export const NIGHTLY_ZONE = 'America/New_York';

type NightlyTestRun = Pick<NightlyParts, 'service' | 'tasks'> & { readonly day: string };

/** Opens the database of the service as a process with that day as `CLOCK` would. */
export const openOn = (
  database: TestDatabase,
  { service, day }: Pick<NightlyTestRun, 'service' | 'day'>,
): Database =>
  openDatabase({
    url: database.connectionUrl(service),
    timeZone: NIGHTLY_ZONE,
    clockDays: readClockDays(day, NIGHTLY_ZONE),
    maximum: 3,
  });

/**
 * Runs the nightly tasks of the day and of missed days before it; throws if a task fails.
 * @returns how many runs there were
 */
export async function runNightlyTasksOn(
  test: TestDatabase,
  { service, day, tasks }: NightlyTestRun,
): Promise<number> {
  const database = openOn(test, { service, day });
  const log = {
    error: ({ err }: { err: unknown }) => {
      throw err;
    },
  } as never;
  try {
    return await runNightlyTasks({ database, log, service, tasks });
  } finally {
    await database.close();
  }
}
