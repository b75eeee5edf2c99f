/** Webhooks: calls by which the portal tells other systems what changed (decision 536). */
import type { Role } from '../people/roles.ts';

/** Roles that set up webhooks and read what was sent. */
export const WEBHOOK_ROLES: readonly Role[] = ['superuser'];

/** Object types whose changes are sent. Each event names the object of the API that receivers then read. */
export const WEBHOOK_EVENTS = {
  'request.status_changed': 'request',
  'institution.status_changed': 'institution',
  'agreement.status_changed': 'agreement',
  'transfer_agreement.status_changed': 'transfer-agreement',
  'tissue_order.status_changed': 'abn_bins_upload',
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];
/** Type of the call that the test button sends. */
export const WEBHOOK_TEST = 'webhook.test';

/** `disabled`: the portal stopped it, because every call failed for days. */
export const WEBHOOK_STATES = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Why the last attempt failed; with `status` and `redirect` the receiver answered. */
export const WEBHOOK_PROBLEMS = ['timeout', 'unreachable', 'private_address', 'redirect', 'status'] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** Hours for which calls are also signed with the previous secret after a new one was created. */
export const WEBHOOK_OVERLAP_HOURS = 24;
/** Days without any success after which the portal disables a webhook. */
export const WEBHOOK_FAILING_DAYS = 5;
/** Days for which the log has a delivery. */
export const WEBHOOK_LOG_DAYS = 30;
