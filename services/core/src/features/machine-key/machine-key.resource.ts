import { machineKeyObject } from '@portal/contract';
import type { MachineKeyState } from '@portal/contract/machine-keys';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { MachineKeyModel } from '../../models/index.ts';
import { personSummary } from '../../rules/person-summary.sql.ts';
import { machineKeyWords as words } from '../../texts/en/machine-keys.ts';

const superusers = { superuser: 'any' } as const;
/** A key has its creator's rights, so only its creator may renew its secret or extend it. */
const owner = { superuser: ['owner'] } as const;

export interface MachineKeyRow {
  readonly state: MachineKeyState;
}
const isActive = ({ state }: MachineKeyRow): boolean => state === 'active';
const mayExtend = ({ state }: MachineKeyRow): boolean => state === 'active' || state === 'expired';

const STATE = `case when t.revoked_at is not null then 'revoked'
  when not exists (select 1 from core.account a join core.account_group g on g.account_id = a.id and g.role = 'superuser'
    where a.id = t.owner_id and a.active and a.verified) then 'stopped'
  when t.expires_at <= now() then 'expired' else 'active' end`;

export const machineKeyResource = defineResource<typeof machineKeyObject, MachineKeyRow>({
  object: machineKeyObject,
  ...fromModel(MachineKeyModel),
  policy: definePolicy({
    object: 'machine-key',
    relations: { owner: 't.owner_id = :actor' },
    actions: {
      read: { who: superusers },
      create: { who: superusers },
      edit: { who: owner, when: mayExtend, because: words.notActive },
      rotate: { who: owner, when: isActive, because: words.notActive },
      revoke: {
        who: superusers,
        when: ({ state }: MachineKeyRow) => state !== 'revoked',
        because: words.revoked,
      },
    },
  }),
  columns: {
    state: STATE,
    owner: personSummary('t.owner_id'),
    expires: 't.expires_at',
    last_used: '(select u.used_at from core.machine_key_use u where u.key_id = t.id)',
    previous_secret_until: 'case when t.previous_until > now() then t.previous_until end',
    revoked: 't.revoked_at',
  },
  filters: { state: STATE },
  search: { name: 't.name', purpose: 't.purpose' },
  ordering: { expires: 't.expires_at' },
  state: { state: STATE },
});
