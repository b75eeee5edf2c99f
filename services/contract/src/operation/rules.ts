/** Lists whose long exports run in the background, by the service that serves them (decision 491). */
import type { ServiceName } from '../basics/service-dependencies.ts';

export const EXPORTED_LISTS = {
  user: 'core',
  institution: 'core',
  agreement: 'core',
  'transfer-agreement': 'core',
  request: 'researcher',
  'rm-application': 'staff',
  workload: 'staff',
  'open-review': 'staff',
  abn_cart: 'tissue',
  'abn-request': 'tissue',
  'donor-sync': 'tissue',
} as const satisfies Readonly<Record<string, ServiceName>>;
export type ExportedList = keyof typeof EXPORTED_LISTS;

export const isExportedList = (name: string): name is ExportedList => Object.hasOwn(EXPORTED_LISTS, name);
