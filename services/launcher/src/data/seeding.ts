import fs from 'node:fs';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@portal/contract';
import { createSeedContext, DEMO_REQUESTS, type Seed } from '@portal/kit/seeding';
import { Client } from 'pg';
import { packageFolder } from '../paths.ts';
import { loadSecrets } from './secrets.ts';

/** How large the demo is. */
export interface SeedSize {
  requests: number;
}

export const DEMO_SIZE: SeedSize = { requests: DEMO_REQUESTS };

/** Notes which demo was made; a restore needs its place as well. */
export const SEED_LEDGER = `
  create schema if not exists installation;
  create table if not exists installation.seed (
    service text primary key, requests integer not null, made timestamptz not null default now()
  )`;

/** What a service has alone, each after those it is on; and then what it has of the data of those above it. */
type Part = 'seed' | 'seedLast';
const PARTS: readonly (readonly [ServiceName, Part])[] = [
  ...SERVICES.map((service) => [service, 'seed'] as const),
  ...SERVICES.map((service) => [service, 'seedLast'] as const),
];

/** The same demo on every machine. */
const SEED = 20_260_721;

/**
 * Runs each service's seed once for a size; a larger size runs it again, and the seed adds what is missing. Each runs
 * in one transaction with its note in the ledger: a start that is killed leaves no half demo.
 */
export async function seedDatabase(
  adminUrl: string,
  dataDir: string,
  size: SeedSize,
  report: (line: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  // If the server ends, the waiting statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SEED_LEDGER);
    for (const [service, part] of PARTS) {
      // A service without a seed has nothing to show in a demo.
      if (!fs.existsSync(path.join(packageFolder(service), 'seeds/index.ts'))) continue;
      const ledger = part === 'seed' ? service : `${service}, last`;
      const found = await client.query<{ requests: number }>(
        'select requests from installation.seed where service = $1',
        [ledger],
      );
      if ((found.rows[0]?.requests ?? -1) >= size.requests) continue;
      const { [part]: seed }: Partial<Record<Part, Seed>> = await import(`@portal/${service}/seeds`);
      await client.query('begin');
      // A part that a service does not have is noted too: to find that out, each start would load the service.
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
    // What the server would do automatically in the next minutes.
    if (size.requests > DEMO_SIZE.requests) await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
