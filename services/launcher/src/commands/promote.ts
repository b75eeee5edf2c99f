import { promoteVersion, readPointer } from '@portal/gateway/releases';
import { sourceHash } from '../apps/source-hash.ts';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { appNamed, ROOT } from '../paths.ts';

/**
 * `npm run promote -- mfe-staff`: makes the version that is being tried current for all sessions. Does nothing when the
 * version of the present sources is already current, as after the first deployment.
 */
await runCommand(async () => {
  const app = appNamed(process.argv[2]);
  const { releasesDir } = readConfig(process.env, ROOT);
  const current = readPointer(releasesDir, app);
  const isDone = current?.canary === undefined && current?.version === sourceHash(app);
  const { version } = isDone ? current : promoteVersion(releasesDir, app);
  say(`${app} ${version} is current${isDone ? ' already' : ''}.`);
  return 'done';
});
