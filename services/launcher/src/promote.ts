import { promoteVersion } from '@portal/gateway/releases';
import { runCommand, say } from './command.ts';
import { readConfig } from './config.ts';
import { appNamed, ROOT } from './paths.ts';

/** `npm run promote -- mfe-staff`: gives the version that a share of the sessions tries to all of them. */
await runCommand(async () => {
  const app = appNamed(process.argv[2]);
  const pointer = promoteVersion(readConfig(process.env, ROOT).releasesDir, app);
  say(`${app} ${pointer.version} is current.`);
  return 'done';
});
