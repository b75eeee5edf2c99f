import path from 'node:path';
import { verifyStoredSignatures } from '@portal/core/verify-signatures';
import { Client } from 'pg';
import { checkRestore, restoreBackup } from '../backup/restore-backup.ts';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { openPortalDatabase } from '../data/database.ts';
import { readSecrets } from '../data/secrets.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/** `npm run restore -- <folder>`: restores into an empty DATA_DIR and an empty database. */
await runCommand(async (running) => {
  const [source, ...others] = process.argv.slice(2);
  if (source === undefined || others.length > 0)
    throw new Problem('Name the folder of one backup: npm run restore -- <folder>');
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', source);
  const config = readConfig(process.env, ROOT);
  const manifest = checkRestore(config, folder);
  const opening = openPortalDatabase(config, say);
  running.add(async () => (await opening).stop());
  const { adminUrl } = await opening;
  const { tables, rows, files } = await restoreBackup(config, adminUrl, folder, manifest);
  say(`${rows} rows of ${tables} tables, ${files} files and the keys are back, as of ${manifest.made}.`);
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const privateKey = readSecrets(config.dataDir).authPrivateKey;
    const { checked, faults } = await verifyStoredSignatures({
      client,
      dataDir: config.dataDir,
      variables: config.outside,
      privateKey,
    });
    for (const fault of faults) say(fault);
    if (faults.length > 0) throw new Problem(`${checked} signatures checked, ${faults.length} faults.`);
    say(`${checked} signatures checked, no faults.`);
  } finally {
    await client.end();
  }
  return 'done';
});
