import { rollbackVersion } from '@portal/gateway/releases';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { appNamed, ROOT } from '../paths.ts';

/** `npm run rollback -- mfe-staff`: undoes the last deployment of an app. */
await runCommand(async () => {
  const app = appNamed(process.argv[2]);
  const pointer = rollbackVersion(readConfig(process.env, ROOT).releasesDir, app);
  say(`${app} ${pointer.version} is current again.`);
  return 'done';
});
