import { verifyStoredSignatures } from '@portal/core/verify-signatures';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { asOwner } from '../data/as-owner.ts';
import { readSecrets } from '../data/secrets.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/**
 * `npm run verify-signatures`: prints one line for each faulty signature on an agreement. Also works while the portal
 * is running.
 */
await runCommand(async (running) => {
  const config = readConfig(process.env, ROOT);
  const { authPrivateKey: privateKey } = readSecrets(config.dataDir);
  const { checked, faults } = await asOwner(running, config, (client) =>
    verifyStoredSignatures({ client, dataDir: config.dataDir, variables: config.outside, privateKey }),
  );
  for (const fault of faults) say(fault);
  if (faults.length > 0) throw new Problem(`${checked} signatures checked, ${faults.length} faults.`);
  say(`${checked} signatures checked, no faults.`);
  return 'done';
});
