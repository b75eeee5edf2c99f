import type { EventDefinition } from '@portal/contract';
import { openDatabase, startJobs, createLogger } from '@portal/kit';
import type { z } from 'zod';
import type { CoreHarness } from './core-harness.ts';

/** Queues an event as another service would: in a transaction of its own. */
export async function emit<P extends z.ZodType>(
  core: CoreHarness,
  event: EventDefinition<P>,
  payload: z.input<P>,
): Promise<void> {
  const url = core.database.urlOf('researcher');
  const database = openDatabase({ url, maximum: 2 });
  const jobs = await startJobs({ url, service: 'researcher', log: createLogger('test', 'fatal') });
  try {
    await database.knex.transaction((trx) => jobs.emit(trx, event, payload));
  } finally {
    await jobs.stop();
    await database.close();
  }
}
