/** Webhooks and the log of their deliveries, by Standard Webhooks (decision 536). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import {
  Abilities,
  Id,
  IdParams,
  Summary,
  Timestamp,
  requiredLine,
  requiredList,
} from '../api/primitives.ts';
import { LIMITS } from '../basics/limits.ts';
import { webhookHistory } from '../administration/history.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_PROBLEMS,
  WEBHOOK_ROLES,
  WEBHOOK_STATES,
} from './rules.ts';

const Name = requiredLine(LIMITS.webhookName);
const Address = requiredLine(LIMITS.url);
const Events = requiredList(z.enum(WEBHOOK_EVENT_TYPES)).max(WEBHOOK_EVENT_TYPES.length);

const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  state: z.enum(WEBHOOK_STATES),
  /** Who is notified when it is disabled. */
  owner: Summary.nullable(),
  /** Until then calls have a signature by the previous secret too; null if there is none. */
  previous_secret_until: Timestamp.nullable(),
  /** Time of the first failed attempt since the last success; null if the last attempt succeeded. */
  failing_since: Timestamp.nullable(),
  last_delivered: Timestamp.nullable(),
  created: Timestamp,
  modified: Timestamp,
  /** `edit`, `delete`, `rotate`, `test`. */
  abilities: Abilities,
});
/** The only answers that contain the secret. */
const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() });

export const webhookObject = defineObject({
  name: 'webhook',
  service: 'core',
  history: webhookHistory,
  access: { read: WEBHOOK_ROLES, write: WEBHOOK_ROLES },
  schema: Webhook,
  patch: z.strictObject({
    name: Name.optional(),
    url: Address.optional(),
    events: Events.optional(),
    state: z.enum(['active', 'paused']).optional(),
  }),
  patchNeedsVersion: true,
  deletable: true,
  filters: { id: filter.number('in'), state: filter.text('in') },
  search: ['name', 'url'],
  ordering: ['id', 'name', 'created'],
  defaultOrdering: 'name',
});

export const webhookDeliveryObject = defineObject({
  name: 'webhook-delivery',
  service: 'core',
  access: { read: WEBHOOK_ROLES, write: WEBHOOK_ROLES },
  polled: true,
  schema: z.object({
    id: Id,
    webhook_id: Id,
    /** The `webhook-id` header: the same in every attempt, so that receivers can ignore repetitions. */
    message_id: z.string(),
    type: z.string(),
    /** As sent. */
    body: z.string(),
    state: z.enum(WEBHOOK_DELIVERY_STATES),
    attempts: z.int(),
    next_try: Timestamp.nullable(),
    last_try: Timestamp.nullable(),
    problem: z.enum(WEBHOOK_PROBLEMS).nullable(),
    /** HTTP status of the last answer. */
    status: z.int().nullable(),
    /** The first characters of the last answer. */
    answer: z.string(),
    milliseconds: z.int().nullable(),
    created: Timestamp,
    /** `resend`. */
    abilities: Abilities,
  }),
  filters: {
    id: filter.number('in'),
    webhook_id: filter.number('in'),
    state: filter.text('in'),
    type: filter.text('in'),
  },
  ordering: ['id', 'created'],
  defaultOrdering: '-id',
  grouping: ['state'],
});

export const webhookEndpoints = defineEndpoints({
  ...webhookObject.endpoints,
  ...webhookDeliveryObject.endpoints,
  'POST /webhook/': {
    service: 'core',
    summary: 'Create a webhook. Only this response has its secret',
    access: WEBHOOK_ROLES,
    body: z.strictObject({ name: Name, url: Address, events: Events }),
    response: WebhookWithSecret,
    status: 201,
  },
  'POST /webhook/{id}/rotate/': {
    service: 'core',
    summary: 'Create a new secret; for a day calls are signed with the previous one too',
    access: WEBHOOK_ROLES,
    params: IdParams,
    response: WebhookWithSecret,
    guarded: true,
    versionOf: 'GET /webhook/{id}/',
    errors: ['WRONG_STATE'],
  },
  'POST /webhook/{id}/test/': {
    service: 'core',
    summary: 'Send a test call, which the log then shows',
    access: WEBHOOK_ROLES,
    params: IdParams,
    response: webhookDeliveryObject.schema,
    status: 201,
    errors: ['WRONG_STATE'],
  },
  'POST /webhook-delivery/{id}/resend/': {
    service: 'core',
    summary: 'Send a call again with the same ID and content',
    access: WEBHOOK_ROLES,
    params: IdParams,
    response: webhookDeliveryObject.schema,
    errors: ['WRONG_STATE'],
  },
});
