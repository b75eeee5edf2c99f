import { postLogObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { PostLogModel } from '../../models/index.ts';
import { personSummary } from '../../rules/person-summary.sql.ts';

const postLogPolicy = definePolicy({
  object: 'post-log',
  relations: {},
  actions: { read: { who: { superuser: 'any' } } },
});

export const postLogResource = defineResource({
  object: postLogObject,
  ...fromModel(PostLogModel),
  policy: postLogPolicy,
  columns: {
    actor: personSummary('t.actor_id'),
    impersonator: personSummary('t.impersonator_id'),
  },
  filters: { kind: 't.kind', actor: 't.actor_id', impersonator: 't.impersonator_id' },
  search: { log: 't.log' },
});
