import { Client } from 'pg';
import { say } from '../command.ts';
import type { Config } from '../config.ts';
import type { Running } from '../portal.ts';
import { explainDatabaseError, openPortalDatabase, type PortalDatabase } from './database.ts';

/**
 * Calls `work` with a connection of the database's owner: to DATABASE_URL, or to the local server, which runs during
 * that time.
 */
export async function asOwner<T>(
  running: Running,
  config: Config,
  work: (client: Client, database: PortalDatabase) => Promise<T>,
): Promise<T> {
  const opening = openPortalDatabase(config, say);
  // Do not stop a server that was already running; it belongs to a running portal.
  running.add(async () => ((await opening).embedded?.reused === true ? undefined : (await opening).stop()));
  const database = await opening;
  const client = new Client({ connectionString: database.adminUrl });
  try {
    await client.connect().catch((error: unknown) => {
      throw explainDatabaseError(error, database.adminUrl);
    });
    return await work(client, database);
  } finally {
    await client.end();
  }
}
