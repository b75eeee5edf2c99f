/** Emits an event as another service would, with the role of a producer from the contract. */
import type { EventDefinition } from '@portal/contract';
import pg from 'pg';
import type { z } from 'zod';
import { emitFunction } from '../database/provision/queues.ts';
import type { TestDatabase } from './database.ts';

/** Queues the event in its own transaction, as the first of its producers. */
export async function emitEvent<P extends z.ZodType>(
  database: Pick<TestDatabase, 'connectionUrl'>,
  event: EventDefinition<P>,
  payload: z.input<P>,
): Promise<void> {
  const [producer] = event.producers;
  if (!producer) throw new Error(`no service may cause ${event.name}`);
  const client = new pg.Client({ connectionString: database.connectionUrl(producer) });
  await client.connect();
  try {
    const data = JSON.stringify(event.payload.parse(payload));
    for (const consumer of event.consumers)
      await client.query(`select ${emitFunction(event, consumer)}($1::jsonb)`, [data]);
  } finally {
    await client.end();
  }
}
