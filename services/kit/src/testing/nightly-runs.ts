/** Nights of a service on a day that a test names. */
import { openDatabase, readClockDays, type Database } from '../database/index.ts';
import { runNightlyTasks, type NightlyParts } from '../jobs/nightly.ts';
import type { TestDatabase } from './database.ts';

/** By default the foundation's. */
export const NIGHTLY_ZONE = 'America/New_York';

type NightlyTestRun = Pick<NightlyParts, 'service' | 'tasks'> & { readonly day: string };

/** The service's database as a process has it whose `CLOCK` is that day. */
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

/** Lets the night of the day come, and those before it that were missed; a task that fails throws. @returns how many runs there were */
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
