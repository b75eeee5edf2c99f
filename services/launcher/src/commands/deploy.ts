import { parseArgs } from 'node:util';
import { switchVersion } from '@portal/gateway/releases';
import { ensureRelease } from '../apps/ensure-release.ts';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { checkAppFits } from '../fits/check-fits.ts';
import { FIELD_OPTIONS, readDeployed } from '../fits/options.ts';
import { appNamed, ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/**
 * `npm run deploy -- mfe-staff`: builds a version from the present sources and makes it the current one. It is refused
 * when it is incompatible with the running services at `--services <url>` or with the served shells.
 * `--without-services` is for the very first deployment. `--share 10` gives it to 10 % of the sessions first;
 * `--version <name>` switches to a version that is in the store.
 */
await runCommand(async (running) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...FIELD_OPTIONS, share: { type: 'string' }, version: { type: 'string' } },
  });
  const app = appNamed(positionals[0]);
  const config = readConfig(process.env, ROOT);
  const { releasesDir } = config;
  const version = await ensureRelease(releasesDir, app, values.version, running.leaving);
  await checkAppFits(readDeployed(config, values), { app, version });
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
