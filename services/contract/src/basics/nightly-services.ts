/** Services with work of the night, in the order in which their parts of a day are shown. */
import type { ServiceName } from './service-dependencies.ts';

export const NIGHTLY_SERVICES = ['core', 'researcher'] as const satisfies readonly ServiceName[];
export type NightlyService = (typeof NIGHTLY_SERVICES)[number];

/** Services whose failures are in the inbox of what needs a hand (decision 504). */
export const ATTENTION_SERVICES = [...NIGHTLY_SERVICES, 'tissue'] as const satisfies readonly ServiceName[];
export type AttentionService = (typeof ATTENTION_SERVICES)[number];
