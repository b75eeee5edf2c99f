import { verifyStoredSignatures } from '@portal/core/verify-signatures';
import { Client } from 'pg';
import { runCommand, say } from './command.ts';
import { readConfig } from './config.ts';
import { openPortalDatabase } from './data/database.ts';
import { loadSecrets } from './data/secrets.ts';
import { ROOT } from './paths.ts';
import { Problem } from './problem.ts';

/** `npm run verify-signatures`: one line for each signature on an agreement that is not as it was given. Works beside a running portal too. */
await runCommand(async (running) => {
  const config = readConfig(process.env, ROOT);
  const opening = openPortalDatabase(config, say);
  // A server that ran before belongs to a running portal.
  running.add(async () => ((await opening).embedded?.reused === true ? undefined : (await opening).stop()));
  const { adminUrl } = await opening;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { checked, faults } = await verifyStoredSignatures({
      client,
      dataDir: config.dataDir,
      variables: config.outside,
      privateKey: loadSecrets(config.dataDir).authPrivateKey,
    });
    for (const fault of faults) say(fault);
    if (faults.length > 0) throw new Problem(`${checked} signatures checked, ${faults.length} faults.`);
    say(`${checked} signatures checked, no faults.`);
  } finally {
    await client.end();
  }
  return 'done';
});
