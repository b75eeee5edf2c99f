import { verifyStoredSignatures } from '@portal/core/verify-signatures';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { asOwner } from '../data/as-owner.ts';
import { readSecrets } from '../data/secrets.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/** `npm run verify-signatures`: one line for each signature on an agreement that is not as it was given. Works beside a running portal too. */
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
