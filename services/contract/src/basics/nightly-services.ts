/** Services with work of the night, in the order in which their parts of a day are shown. */
import type { ServiceName } from './service-dependencies.ts';

export const NIGHTLY_SERVICES = ['core', 'researcher'] as const satisfies readonly ServiceName[];
export type NightlyService = (typeof NIGHTLY_SERVICES)[number];
