import type { Config } from '../config.ts';
import { readRunFile } from '../processes/run-file.ts';
import type { Deployed } from './check-fits.ts';

/** Options for `parseArgs` of the commands that compare with what is deployed. */
export const FIELD_OPTIONS = {
  services: { type: 'string' },
  'without-services': { type: 'boolean' },
} as const;

/** The first available address is used: the given one, that of the portal running on this data, or the public one. */
export const readDeployed = (
  config: Pick<Config, 'releasesDir' | 'dataDir' | 'publicUrl'>,
  values: { readonly services?: string | undefined; readonly 'without-services'?: boolean | undefined },
): Deployed => ({
  releasesDir: config.releasesDir,
  servicesUrl: values['without-services']
    ? undefined
    : (values.services ?? readRunFile(config.dataDir)?.url ?? config.publicUrl),
});
