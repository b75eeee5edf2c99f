/** Services with nightly tasks, in the order in which pages show them. */
import type { ServiceName } from './service-dependencies.ts';

export const NIGHTLY_SERVICES = ['core', 'researcher'] as const satisfies readonly ServiceName[];
export type NightlyService = (typeof NIGHTLY_SERVICES)[number];

/** Services whose failures are in the inbox "Needs attention" (decision 504). */
export const ATTENTION_SERVICES = [...NIGHTLY_SERVICES, 'tissue'] as const satisfies readonly ServiceName[];
export type AttentionService = (typeof ATTENTION_SERVICES)[number];
