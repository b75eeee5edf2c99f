/**
 * Brings the database up to date and adds the demo data, in its own process: what the seeds load is given back. Reports
 * its lines and its failure to its parent.
 */
import { runWork } from '../processes/run-worker.ts';
import { prepareDatabase } from './database.ts';
import { Preparation } from './preparation.ts';
import { DEMO_SIZE, seedDatabase } from './seeding.ts';

await runWork(async (task, report) => {
  const { adminUrl, secret, dataDir, demoData } = Preparation.parse(task);
  await prepareDatabase(adminUrl, secret);
  if (demoData) await seedDatabase(adminUrl, dataDir, DEMO_SIZE, report);
});
