/** Services with work of the night, in the order in which their parts of a day are shown. */
import type { ServiceName } from './floors.ts';

export const NIGHT_SERVICES = ['core', 'researcher'] as const satisfies readonly ServiceName[];
export type NightService = (typeof NIGHT_SERVICES)[number];
