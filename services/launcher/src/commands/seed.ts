import { parseArgs } from 'node:util';
import { seedBulkSamples } from '@portal/researcher/seeds';
import { Client } from 'pg';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { openPortalDatabase } from '../data/database.ts';
import { prepareForCommand } from '../data/prepare-for-command.ts';
import { DEMO_SIZE, seedDatabase } from '../data/seeding.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

const MANY_SAMPLES = 1_000_000;

/**
 * `npm run seed -- --requests 100000` or `-- --samples`: creates or enlarges the demo. Also works while the portal is
 * running.
 */
await runCommand(async (running) => {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, samples: { type: 'boolean' } } });
  const requests = values.requests === undefined ? DEMO_SIZE.requests : Number(values.requests);
  if (!Number.isInteger(requests) || requests < DEMO_SIZE.requests || requests > 10_000_000) {
    throw new Problem(`--requests must be a whole number from ${DEMO_SIZE.requests} to 10000000.`);
  }
  const config = readConfig(process.env, ROOT);
  if (config.outside['PORTAL_ENVIRONMENT'] === 'production')
    throw new Problem('There is no demo data in production.');
  const opening = openPortalDatabase(config, say);
  // Do not stop a server that was already running; it belongs to a running portal.
  running.add(async () => ((await opening).embedded?.reused === true ? undefined : (await opening).stop()));
  const database = await opening;
  await prepareForCommand(database, config.dataDir);
  await seedDatabase(database.adminUrl, config.dataDir, { requests }, say);
  if (values.samples === true) await seedBulkInventory(database.adminUrl, MANY_SAMPLES);
  say(`The demo data has ${requests} requests.`);
  return 'done';
});

/** Fills the inventory of samples, for performance measurements. */
async function seedBulkInventory(adminUrl: string, wanted: number): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    say(`Growing the inventory to ${wanted} samples`);
    await seedBulkSamples(client, wanted);
    await client.query('vacuum analyze researcher.sample, researcher.request_sample');
  } finally {
    await client.end();
  }
}
