/** Finds calls that could wait for each other if many of them ran in parallel. */
import { isInTransaction, type Database } from '../database/index.ts';

interface PooledClient {
  acquireConnection(): Promise<unknown>;
}

/** Connections outlive a test file. */
const refusing = new WeakSet<PooledClient>();

/** From now on, taking a second connection of `database` inside a transaction fails. */
export function refuseSecondConnection({ knex }: Database): void {
  const client = knex.client as PooledClient;
  if (refusing.has(client)) return;
  refusing.add(client);
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = () =>
    isInTransaction()
      ? Promise.reject(new Error('this waits for a second connection inside a transaction: pass on its trx'))
      : acquire();
}
