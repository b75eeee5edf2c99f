import path from 'node:path';
import { readSettings } from '@portal/kit';
import { runCommand, say } from '../command.ts';
import { writeDeploymentSecrets } from '../data/deployment-secrets.ts';
import { Problem } from '../problem.ts';

/** `npm run secrets -- <folder>`: writes the secrets of each program of a deployment as files. */
await runCommand(async () => {
  const [target] = process.argv.slice(2);
  const { DATABASE_URL: adminUrl } = readSettings(process.env);
  if (target === undefined) throw new Problem('Name the folder: npm run secrets -- <folder>');
  if (!adminUrl || !/^postgres(ql)?:/.test(adminUrl) || !URL.canParse(adminUrl))
    throw new Problem(
      'DATABASE_URL: must be the address of the database with its owner, postgres://user:password@host:5432/database.',
    );
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', target);
  for (const place of writeDeploymentSecrets(folder, adminUrl)) say(place);
  say('A person who can read these files has the whole installation.');
  return Promise.resolve('done');
});
