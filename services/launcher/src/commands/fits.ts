import { parseArgs } from 'node:util';
import { SERVICES, type ServiceName } from '@portal/contract';
import { describeCalls, type ServiceDefinition } from '@portal/kit';
import { ensureRelease } from '../apps/ensure-release.ts';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { checkAppFits, checkServiceFits } from '../fits/check-fits.ts';
import { FIELD_OPTIONS, readDeployed } from '../fits/options.ts';
import { appNamed, ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/**
 * `npm run fits -- service researcher`, `npm run fits -- app mfe-staff`: checks whether the present sources are
 * compatible with what is deployed. `deploy` makes the same check for an app before it switches (decision 414).
 */
await runCommand(async (running) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...FIELD_OPTIONS, version: { type: 'string' } },
  });
  const [kind, name] = positionals;
  const config = readConfig(process.env, ROOT);
  const field = readDeployed(config, values);
  if (kind === 'app') {
    const app = appNamed(name);
    const version = await ensureRelease(config.releasesDir, app, values.version, running.leaving);
    await checkAppFits(field, { app, version });
    say(`${app} ${version} fits the deployed versions.`);
  } else if (kind === 'service') {
    const service = serviceNamed(name);
    const { definition } = (await import(`@portal/${service}/app`)) as {
      readonly definition: ServiceDefinition;
    };
    await checkServiceFits(field, service, describeCalls(definition.calls ?? []));
    say(`${service} fits the deployed versions.`);
  } else throw new Problem('Say what: "app mfe-staff" or "service researcher".');
  return 'done';
});

function serviceNamed(name: string | undefined): ServiceName {
  const found = SERVICES.find((service) => service === name);
  if (found === undefined) throw new Problem(`Name one of the services: ${SERVICES.join(', ')}.`);
  return found;
}
