/** Nightly runs of the researcher service on a given day. */
import type { Harness } from '@portal/core/testing';
import type { Database } from '@portal/kit';
import { openOn as openServiceOn, runNightlyTasksOn } from '@portal/kit/testing';
import { nightlyTasks } from '../nightly-tasks.ts';

export { NIGHTLY_ZONE } from '@portal/kit/testing';

type Tested = Pick<Harness, 'database'>;

/** The service's database, opened as by a process whose `CLOCK` is that day. */
export const openOn = ({ database }: Tested, day: string): Database =>
  openServiceOn(database, { service: 'researcher', day });

/** Runs the nightly tasks of the day, and of missed days before it. @returns how many runs there were */
export const runNightlyTasksFor = (
  { database }: Tested,
  day: string,
  tasks = nightlyTasks,
): Promise<number> => runNightlyTasksOn(database, { service: 'researcher', day, tasks });
