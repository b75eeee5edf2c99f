import path from 'node:path';
import { makeBackup } from '../backup/make-backup.ts';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { openPortalDatabase } from '../data/database.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/** `npm run backup -- <folder>`: also works while the portal is running. */
await runCommand(async (running) => {
  const [target, ...others] = process.argv.slice(2);
  if (target === undefined || others.length > 0)
    throw new Problem('Name one new folder for the backup: npm run backup -- <folder>');
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', target);
  const config = readConfig(process.env, ROOT);
  const opening = openPortalDatabase(config, say);
  // Do not stop a server that was already running; it belongs to a running portal.
  running.add(async () => ((await opening).embedded?.reused === true ? undefined : (await opening).stop()));
  const { tables, rows, files } = await makeBackup(config, (await opening).adminUrl, folder);
  say(`${rows} rows of ${tables} tables, ${files} files and the keys are saved in ${folder}.`);
  say('A person with this folder has the whole installation: protect it like the data.');
  return 'done';
});
