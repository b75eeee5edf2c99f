import { notificationObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { NotificationModel } from '../../models/index.ts';

const notificationPolicy = definePolicy({
  object: 'notification',
  relations: { own: 't.recipient_id = :actor' },
  actions: { read: { who: { signed_in: ['own'] } }, delete: { who: { signed_in: ['own'] } } },
});

export const notificationResource = defineResource({
  object: notificationObject,
  ...fromModel(NotificationModel),
  policy: notificationPolicy,
});
