import { LIMITS } from '@portal/contract/limits';
import type { ResponseOf } from '@portal/contract/types';
import {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  type WebhookEvent,
} from '@portal/contract/webhooks';
import { fill, formatDateTime, type StatusTone } from '@portal/shared-ui';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { webhook as words } from '#texts/webhook';

export type Webhook = ResponseOf<'GET /webhook/{id}/'>;
export type Delivery = ResponseOf<'GET /webhook-delivery/{id}/'>;
/** A webhook with the secret that only the call creating it returns. */
export type WithSecret = ResponseOf<'POST /webhook/'>;

export const WEBHOOKS = '/superuser/webhooks';
/** Reads that become stale after a write. */
export const WEBHOOK_READS = ['webhook', 'webhook-delivery', 'history'];
export const BREADCRUMBS = [
  { label: words.home, to: '/' },
  { label: words.superuser, to: '/superuser' },
];
export const INNER_BREADCRUMBS = [...BREADCRUMBS, { label: words.title, to: WEBHOOKS }];

export const nameEvent = (type: string): string => {
  const known = WEBHOOK_EVENT_TYPES.find((each) => each === type);
  if (known) return words.event[WEBHOOK_EVENTS[known]];
  return type === WEBHOOK_TEST ? words.testEvent : type;
};

/** The state as a badge; an active webhook whose calls fail says since when. */
export function describeState({ state, failing_since: since }: Webhook): { tone: StatusTone; text: string } {
  if (state === 'active' && since !== null)
    return { tone: 'warning', text: fill(words.failing, { time: formatDateTime(since) }) };
  const tones = { active: 'success', paused: 'closed', disabled: 'danger' } as const;
  return { tone: tones[state], text: words.states[state] };
}

/** The problem of the last attempt in plain words; '' if there is none. */
export const describeProblem = ({ problem, status }: Pick<Delivery, 'problem' | 'status'>): string =>
  problem === null ? '' : fill(words.problems[problem], { status: status ?? '' });

export const WEBHOOK_FORM: FormDefinition = {
  id: 'webhook',
  sections: [
    {
      id: 'webhook',
      title: words.title,
      items: [
        {
          type: 'text',
          name: 'name',
          label: words.name,
          help: words.nameHelp,
          maxLength: LIMITS.webhookName,
        },
        { type: 'text', name: 'url', label: words.url, help: words.urlHelp, maxLength: LIMITS.url },
        {
          type: 'checkboxes',
          name: 'events',
          label: words.events,
          help: words.eventsHelp,
          options: WEBHOOK_EVENT_TYPES.map((value) => ({ value, label: nameEvent(value) })),
        },
      ],
    },
  ],
};

export const webhookBody = (values: FormValues) => ({
  name: String(values['name']).trim(),
  url: String(values['url']).trim(),
  events: WEBHOOK_EVENT_TYPES.filter((type) => (values['events'] as readonly WebhookEvent[]).includes(type)),
});
