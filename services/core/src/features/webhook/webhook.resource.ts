import { webhookDeliveryObject, webhookObject } from '@portal/contract';
import type { WebhookDeliveryState, WebhookState } from '@portal/contract/webhooks';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { WebhookDeliveryModel, WebhookModel } from '../../models/index.ts';
import { personSummary } from '../../rules/person-summary.sql.ts';
import { webhookWords as words } from '../../texts/en/webhooks.ts';

const superusers = { superuser: 'any' } as const;

export interface WebhookRow {
  readonly state: WebhookState;
}
export interface DeliveryRow {
  readonly state: WebhookDeliveryState;
  readonly webhook_state: WebhookState;
}

const LAST_DELIVERED = `(select max(sent.delivered_at) from core.webhook_delivery sent where sent.webhook_id = t.id)`;
/** Time of the first failed attempt since the last success, or since the webhook was resumed. */
export const FAILING_SINCE = `(select min(missed.first_failed) from core.webhook_delivery missed where missed.webhook_id = t.id
  and missed.first_failed > greatest(t.active_since, ${LAST_DELIVERED}))`;

export const webhookResource = defineResource<typeof webhookObject, WebhookRow>({
  object: webhookObject,
  ...fromModel(WebhookModel),
  policy: definePolicy({
    object: 'webhook',
    relations: {},
    actions: {
      read: { who: superusers },
      create: { who: superusers },
      edit: { who: superusers },
      delete: { who: superusers },
      rotate: { who: superusers },
      test: {
        who: superusers,
        when: ({ state }: WebhookRow) => state === 'active',
        because: words.notActive,
      },
    },
  }),
  columns: {
    owner: personSummary('t.owner_id'),
    previous_secret_until: 'case when t.previous_until > now() then t.previous_until end',
    failing_since: FAILING_SINCE,
    last_delivered: LAST_DELIVERED,
  },
  search: { name: 't.name', url: 't.url' },
  state: { state: 't.state' },
});

const WEBHOOK_STATE = '(select owner.state from core.webhook owner where owner.id = t.webhook_id)';

export const webhookDeliveryResource = defineResource<typeof webhookDeliveryObject, DeliveryRow>({
  object: webhookDeliveryObject,
  ...fromModel(WebhookDeliveryModel),
  policy: definePolicy({
    object: 'webhook-delivery',
    relations: {},
    actions: {
      read: { who: superusers },
      resend: {
        who: superusers,
        when: (row: DeliveryRow) => row.state !== 'waiting' && row.webhook_state === 'active',
        because: (row: DeliveryRow) => (row.state === 'waiting' ? words.waiting : words.notActive),
      },
    },
  }),
  columns: { message_id: `'msg_' || t.event_id` },
  state: { state: 't.state', webhook_state: WEBHOOK_STATE },
});
