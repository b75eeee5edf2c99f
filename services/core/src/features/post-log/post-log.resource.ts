import { postLogObject } from '@portal/contract';
import { definePolicy, defineResource } from '@portal/kit';

const postLogPolicy = definePolicy({
  object: 'post-log',
  relations: {},
  actions: { read: { who: { superuser: 'any' } } },
});

const summary = (id: string): string =>
  `(select jsonb_build_object('id', a.id, 'display_name', a.first_name || ' ' || a.last_name) from core.account a where a.id = ${id})`;

export const postLogResource = defineResource({
  object: postLogObject,
  from: 'core.post_log t',
  table: 'core.post_log',
  policy: postLogPolicy,
  columns: {
    id: 't.id',
    log: 't.log',
    actor: summary('t.actor_id'),
    impersonator: summary('t.impersonator_id'),
    correlation_id: 't.correlation_id',
    created: 't.created',
  },
  filters: { actor: 't.actor_id', impersonator: 't.impersonator_id' },
  search: { log: 't.log' },
});
