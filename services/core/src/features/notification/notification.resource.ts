import { notificationObject } from '@portal/contract';
import { definePolicy, defineResource } from '@portal/kit';

const notificationPolicy = definePolicy({
  object: 'notification',
  relations: { own: 't.recipient_id = :actor' },
  actions: { read: { who: { signed_in: ['own'] } }, delete: { who: { signed_in: ['own'] } } },
});

export const notificationResource = defineResource({
  object: notificationObject,
  from: 'core.notification t',
  table: 'core.notification',
  policy: notificationPolicy,
  columns: { id: 't.id', message: 't.message', redirect: 't.redirect', created: 't.created' },
});
