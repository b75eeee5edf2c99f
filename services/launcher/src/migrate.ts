import { readSettings } from '@portal/kit';
import { runCommand, say } from './command.ts';
import { prepareDatabase } from './data/database.ts';
import { Problem } from './problem.ts';

/**
 * `npm run migrate`: brings schemas, login roles and tables up to date and ends, for deployments that do so before they
 * roll out. Safe to repeat, and two at once wait for each other.
 */
await runCommand(async () => {
  const { DATABASE_URL: adminUrl, DATABASE_SECRET: secret } = readSettings(process.env);
  if (!adminUrl) throw new Problem('DATABASE_URL: is missing; it names the database with its owner.');
  if (!secret) throw new Problem('DATABASE_SECRET: is missing; the passwords of the login roles come from it.');
  const started = performance.now();
  await prepareDatabase(adminUrl, secret);
  say(`The database is up to date (${Math.round(performance.now() - started)} ms).`);
  return 'done';
});
