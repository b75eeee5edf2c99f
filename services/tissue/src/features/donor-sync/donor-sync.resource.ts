import { donorSyncObject } from '@portal/contract';
import { defineResource } from '@portal/kit';
import { donorSyncPolicy } from './donor-sync.policy.ts';

const PLAIN = [
  'id',
  'store',
  'kind',
  'state',
  'started',
  'finished',
  'seen',
  'added',
  'changed',
  'removed',
  'refused',
  'withheld',
  'problem',
] as const;

export const donorSyncResource = defineResource<typeof donorSyncObject>({
  object: donorSyncObject,
  table: 'tissue.donor_sync',
  from: 'tissue.donor_sync t',
  joins: { person: 'left join core_api.person person on person.id = t.started_by' },
  columns: {
    ...Object.fromEntries(PLAIN.map((name) => [name, `t.${name}`])),
    started_by: `case when person.id is not null
      then jsonb_build_object('id', person.id, 'display_name', person.display_name) end`,
  },
  policy: donorSyncPolicy,
});
