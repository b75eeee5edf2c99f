/**
 * Updates the database and adds the demo data in a process of its own, so that the memory of the seeds is released.
 * Sends its progress lines and its failure to the parent process.
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
