import { ensureApps } from '../apps/ensure-apps.ts';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { APPS, appNamed, ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/** `npm run build`: builds and releases apps whose sources changed; with names, only those apps. */
await runCommand(async (running) => {
  const config = readConfig(process.env, ROOT);
  const names = process.argv.slice(2);
  const failed = await ensureApps({
    releasesDir: config.releasesDir,
    report: say,
    leaving: running.leaving,
    apps: names.length === 0 ? APPS : names.map(appNamed),
  });
  if (failed.length > 0) throw new Problem(failed.map(({ message }) => message).join('\n\n'));
  say('All apps are built.');
  return 'done';
});
