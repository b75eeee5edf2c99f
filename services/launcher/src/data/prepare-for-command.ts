import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { roleName } from '@portal/kit';
import { Client } from 'pg';
import { prepareDatabase, type PortalDatabase } from './database.ts';
import { loadSecrets } from './secrets.ts';

/**
 * Brings the database up to date for a command that may run beside a portal. One that an installation elsewhere prepared is
 * left as it is: the passwords of its login roles come from keys that are not in this data folder, and new ones would lock
 * its services out.
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
