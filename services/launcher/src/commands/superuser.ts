import fs from 'node:fs';
import path from 'node:path';
import { makeSuperuser, type SuperuserOutcome } from '@portal/core/make-superuser';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { asOwner } from '../data/as-owner.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

const REFUSALS: Readonly<Partial<Record<SuperuserOutcome, string>>> = {
  unknown: 'has no account here. Register it first.',
  unconfirmed: 'is not confirmed yet. Follow the link in the mail first.',
  inactive: 'is an inactive account.',
};

/** `npm run superuser -- <email>`: makes a registered person a superuser, who can then assign the other roles. */
await runCommand(async (running) => {
  const [email, ...more] = process.argv.slice(2);
  if (email === undefined || more.length > 0)
    throw new Problem('Name one address: npm run superuser -- <email>');
  const config = readConfig(process.env, ROOT);
  if (config.databaseUrl === undefined && !fs.existsSync(path.join(config.dataDir, 'postgres')))
    throw new Problem(`There is no installation in ${config.dataDir}. Set DATABASE_URL or DATA_DIR.`);
  const outcome = await asOwner(running, config, (client) => makeSuperuser(client, email));
  const refusal = REFUSALS[outcome];
  if (refusal !== undefined) throw new Problem(`${email} ${refusal}`);
  say(outcome === 'held' ? `${email} is a superuser already.` : `${email} is a superuser now.`);
  return 'done';
});
