import { promoteVersion, readPointer } from '@portal/gateway/releases';
import { sourceHash } from '../apps/source-hash.ts';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { appNamed, ROOT } from '../paths.ts';

/**
 * `npm run promote -- mfe-staff`: gives the version that a share of the sessions tries to all of them. Where everyone has
 * that of the present sources already, as after the very first deploy, there is nothing to do.
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
