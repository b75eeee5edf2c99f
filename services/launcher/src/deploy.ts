import { parseArgs } from 'node:util';
import { hasVersion, switchVersion } from '@portal/gateway/releases';
import { buildRelease } from './apps/build-release.ts';
import { sourceHash } from './apps/source-hash.ts';
import { runCommand, say } from './command.ts';
import { readConfig } from './config.ts';
import { appNamed, ROOT } from './paths.ts';
import { Problem } from './problem.ts';

/**
 * `npm run deploy -- mfe-staff`: builds a version from the present sources and makes it the current one.
 * `--share 10` gives it to 10 % of the sessions first; `--version <name>` switches to a version that is in the store.
 */
await runCommand(async (running) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { share: { type: 'string' }, version: { type: 'string' } },
  });
  const app = appNamed(positionals[0]);
  const { releasesDir } = readConfig(process.env, ROOT);
  const version = values.version ?? sourceHash(app);
  if (values.version === undefined && !hasVersion(releasesDir, app, version)) {
    say(`Building ${app} ${version} …`);
    await buildRelease(releasesDir, app, version, running.leaving);
  }
  const pointer = switchVersion(releasesDir, app, version, share(values.share));
  say(
    pointer.canary?.version === version
      ? `${app} ${version} goes to ${values.share} % of the sessions; the others stay with ${pointer.version}.`
      : `${app} ${version} is current.`,
  );
  return 'done';
});

function share(percent: string | undefined): number | undefined {
  if (percent === undefined) return undefined;
  const value = Number(percent);
  if (!(value > 0 && value <= 100)) throw new Problem('--share must be a number of percent from 1 to 100.');
  return value / 100;
}
