import type { Config } from '../config.ts';
import { readRunFile } from '../processes/run-file.ts';
import type { Field } from './check-fits.ts';

/** Options of the commands that look at what is in the field, for `parseArgs`. */
export const FIELD_OPTIONS = {
  services: { type: 'string' },
  'without-services': { type: 'boolean' },
} as const;

/** Asked is the address that is named, the portal that runs on this data, or the public one, in this order. */
export const readField = (
  config: Pick<Config, 'releasesDir' | 'dataDir' | 'publicUrl'>,
  values: { readonly services?: string | undefined; readonly 'without-services'?: boolean | undefined },
): Field => ({
  releasesDir: config.releasesDir,
  servicesUrl: values['without-services']
    ? undefined
    : (values.services ?? readRunFile(config.dataDir)?.url ?? config.publicUrl),
});
