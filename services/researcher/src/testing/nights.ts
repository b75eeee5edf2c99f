/** Nights of the researcher service on a day that a test names. */
import type { Harness } from '@portal/core/testing';
import { openDatabase, readClockDays, runNights, type Database, type NightlyTask } from '@portal/kit';
import { openCloseOuts } from '../features/close-out/index.ts';
import { expireRequests } from '../features/expiry/index.ts';
import { remindOfDates } from '../features/date-reminder/index.ts';

/** The foundation's, unless told otherwise. */
export const NIGHT_ZONE = 'America/New_York';

export const nightlyTasks: readonly NightlyTask[] = [
  expireRequests,
  openCloseOuts,
  remindOfDates('https://portal.test'),
];

/** The service's database as a process has it whose `CLOCK` is that day. */
export const openOn = ({ database }: Pick<Harness, 'database'>, day: string): Database =>
  openDatabase({
    url: database.connectionUrl('researcher'),
    timeZone: NIGHT_ZONE,
    clockDays: readClockDays(day, NIGHT_ZONE),
    maximum: 3,
  });

/** Lets the night of the day come, and those before it that were missed. @returns how many runs there were */
export async function spendNight(
  harness: Pick<Harness, 'database'>,
  day: string,
  tasks: readonly NightlyTask[] = nightlyTasks,
): Promise<number> {
  const database = openOn(harness, day);
  const log = {
    error: ({ err }: { err: unknown }) => {
      throw err;
    },
  } as never;
  try {
    return await runNights({ database, log, service: 'researcher', tasks });
  } finally {
    await database.close();
  }
}
