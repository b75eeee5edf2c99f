import { readSettings } from '@portal/kit';
import { prepareDatabase } from '../data/database.ts';
import { inOneLine, Problem } from '../problem.ts';

/**
 * `npm run migrate`: updates schemas, login roles and tables, then ends. For deployments that migrate before they roll
 * out. It can be repeated, and parallel runs wait for each other. The image of the services includes it without the
 * rest of the launcher, so it must not import anything that starts a portal.
 */
try {
  const { DATABASE_URL: adminUrl, DATABASE_SECRET: secret } = readSettings(process.env);
  if (!adminUrl) throw new Problem('DATABASE_URL: is missing; it names the database with its owner.');
  if (!secret)
    throw new Problem('DATABASE_SECRET: is missing; the passwords of the login roles come from it.');
  const started = performance.now();
  await prepareDatabase(adminUrl, secret);
  process.stdout.write(`The database is up to date (${Math.round(performance.now() - started)} ms).\n`);
} catch (error) {
  process.stderr.write(`${inOneLine(error)}\n`);
  process.exitCode = 1;
}
