/** Lists that home page panels read, by the service that serves them: one call reads several (decision 505). */
import type { ServiceName } from '../basics/service-dependencies.ts';

export const HOME_LISTS = {
  agreement: 'core',
  'alert-message': 'core',
  'core-attention': 'core',
  institution: 'core',
  'institution-compliance': 'core',
  'meta-data': 'core',
  'transfer-agreement': 'core',
  'access-drift': 'researcher',
  'close-out': 'researcher',
  datasetaccess: 'researcher',
  incident: 'researcher',
  project: 'researcher',
  'project-update': 'researcher',
  request: 'researcher',
  'researcher-attention': 'researcher',
  abn_cart: 'tissue',
  'abn-request': 'tissue',
  'tissue-attention': 'tissue',
} as const satisfies Readonly<Record<string, ServiceName>>;
export type HomeList = keyof typeof HOME_LISTS;
export type HomeListService = (typeof HOME_LISTS)[HomeList];

export const isHomeList = (name: string): name is HomeList => Object.hasOwn(HOME_LISTS, name);
