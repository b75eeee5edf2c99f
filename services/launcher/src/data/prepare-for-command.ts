import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { roleName } from '@portal/kit';
import { Client } from 'pg';
import { prepareDatabase, type PortalDatabase } from './database.ts';
import { loadSecrets } from './secrets.ts';

/**
 * Updates the database for a command that may run while a portal is running. A database prepared by another
 * installation is left unchanged. The passwords of its login roles are derived from keys that this data folder does not
 * have, so new ones would lock out its services.
 */
export async function prepareForCommand(
  { adminUrl, embedded }: Pick<PortalDatabase, 'adminUrl' | 'embedded'>,
  dataDir: string,
): Promise<void> {
  if (embedded?.reused === true) return;
  const isOthers = embedded === undefined && !existsSync(path.join(dataDir, 'keys'));
  if (isOthers && (await hasRoles(adminUrl))) return;
  await prepareDatabase(adminUrl, loadSecrets(dataDir).database);
}

async function hasRoles(adminUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const names = SERVICES.map((service) => roleName(service));
    const { rowCount } = await client.query('select from pg_roles where rolname = any($1)', [names]);
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}
