import { ensureApps } from './apps/ensure-apps.ts';
import { runCommand, say } from './command.ts';
import { readConfig } from './config.ts';
import { APPS, appNamed, ROOT } from './paths.ts';

/** `npm run build`: builds and releases what has changed; with names, only those apps. */
await runCommand(async (running) => {
  const config = readConfig(process.env, ROOT);
  const names = process.argv.slice(2);
  await ensureApps(config.releasesDir, say, running.leaving, names.length === 0 ? APPS : names.map(appNamed));
  say('All apps are built.');
  return 'done';
});
