import { parseArgs } from 'node:util';
import { runCommand, say } from './command.ts';
import { readConfig } from './config.ts';
import { openPortalDatabase, prepareDatabase } from './data/database.ts';
import { loadSecrets } from './data/secrets.ts';
import { DEMO_SIZE, seedDatabase } from './data/seeding.ts';
import { ROOT } from './paths.ts';
import { Problem } from './problem.ts';

/** `npm run seed -- --requests 100000`: makes the demo, or grows it. Works beside a running portal too. */
await runCommand(async (running) => {
  const { values } = parseArgs({ options: { requests: { type: 'string' } } });
  const requests = values.requests === undefined ? DEMO_SIZE.requests : Number(values.requests);
  if (!Number.isInteger(requests) || requests < DEMO_SIZE.requests || requests > 10_000_000) {
    throw new Problem(`--requests must be a whole number from ${DEMO_SIZE.requests} to 10000000.`);
  }
  const config = readConfig(process.env, ROOT);
  if (config.outside['PORTAL_ENVIRONMENT'] === 'production')
    throw new Problem('There is no demo data in production.');
  const opening = openPortalDatabase(config, say);
  // A server that ran before belongs to a running portal.
  running.add(async () => ((await opening).embedded?.reused === true ? undefined : (await opening).stop()));
  const database = await opening;
  if (database.embedded?.reused !== true) {
    await prepareDatabase(database.adminUrl, loadSecrets(config.dataDir).database);
  }
  await seedDatabase(database.adminUrl, config.dataDir, { requests }, say);
  say(`The demo data has ${requests} requests.`);
  return 'done';
});
