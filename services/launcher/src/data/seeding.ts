import fs from 'node:fs';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@portal/contract';
import { createSeedContext, DEMO_REQUESTS, type Seed } from '@portal/kit/seeding';
import { Client } from 'pg';
import { packageFolder } from '../paths.ts';
import { loadSecrets } from './secrets.ts';

/** Size of the demo. */
export interface SeedSize {
  requests: number;
}

export const DEMO_SIZE: SeedSize = { requests: DEMO_REQUESTS };

/** Records which demo data were created. A restore needs the table too. */
export const SEED_LEDGER = `
  create schema if not exists installation;
  create table if not exists installation.seed (
    service text primary key, requests integer not null, made timestamptz not null default now()
  )`;

/**
 * First the seeds of each service, in the order of their dependencies. Then `seedLast`, for data that depend on
 * services seeded later.
 */
type Part = 'seed' | 'seedLast';
const PARTS: readonly (readonly [ServiceName, Part])[] = [
  ...SERVICES.map((service) => [service, 'seed'] as const),
  ...SERVICES.map((service) => [service, 'seedLast'] as const),
];

/** A fixed seed gives the same demo on every machine. */
const SEED = 20_260_721;

/**
 * Runs each service's seed once per size; for a larger size it runs again and adds the missing data. Each runs in one
 * transaction together with its ledger row, so a killed start leaves no incomplete demo.
 */
export async function seedDatabase(
  adminUrl: string,
  dataDir: string,
  size: SeedSize,
  report: (line: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  // Ignored here: if the server ends, the pending statement fails with the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SEED_LEDGER);
    for (const [service, part] of PARTS) {
      // A service without a `seeds` folder has no demo data.
      if (!fs.existsSync(path.join(packageFolder(service), 'seeds/index.ts'))) continue;
      const ledger = part === 'seed' ? service : `${service}, last`;
      const found = await client.query<{ requests: number }>(
        'select requests from installation.seed where service = $1',
        [ledger],
      );
      if ((found.rows[0]?.requests ?? -1) >= size.requests) continue;
      const { [part]: seed }: Partial<Record<Part, Seed>> = await import(`@portal/${service}/seeds`);
      await client.query('begin');
      // A missing part is recorded too; otherwise each start would have to load the service to find that out.
      if (seed) {
        report(`Adding demo data: ${ledger}`);
        const { authPrivateKey: privateKey } = loadSecrets(dataDir);
        await seed(createSeedContext({ client, dataDir, privateKey, scale: size, seed: SEED }));
      }
      await client.query(
        `insert into installation.seed (service, requests) values ($1, $2)
         on conflict (service) do update set requests = excluded.requests, made = now()`,
        [ledger, size.requests],
      );
      await client.query('commit');
    }
    // Autovacuum would do this only in the next minutes.
    if (size.requests > DEMO_SIZE.requests) await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
