/** What tests of webhooks do: create one, cause an event, and run the deliveries that are due. */
import { ObjectChanged } from '@portal/contract';
import { createLogger } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import type { WebhookClient } from '../clients/index.ts';
import { deliverWebhooks } from '../features/webhook/deliver-webhooks.ts';
import { readCoreSettings } from '../settings.ts';
import type { CoreHarness } from './core-harness.ts';
import { emit } from './emit.ts';

export const WEBHOOK = {
  name: 'Data lake',
  url: 'https://receiver.test/lake',
  events: ['request.status_changed', 'institution.status_changed'],
};
export const createWebhook = (core: CoreHarness, as: TestPerson, body: object = {}) =>
  core.call('POST /webhook/', { as, body: { ...WEBHOOK, ...body } });

/** The log of a webhook, latest first. */
export async function readDeliveries(core: CoreHarness, as: TestPerson, id: number) {
  const { body } = await core.call(`GET /webhook-delivery/?webhook_id=${id}`, { as });
  return body.results as Record<string, unknown>[];
}

/** Runs the deliveries that are due. */
export function deliverWith(core: CoreHarness, client: WebhookClient): Promise<void> {
  const { database, environment } = core.parts;
  const settings = readCoreSettings(environment.variables, environment.publicUrl);
  return deliverWebhooks({
    database,
    client,
    log: createLogger('test', 'fatal'),
    derive: settings.secretFor,
    timeZone: settings.branding.time_zone,
  });
}

/** The event as a service causes it, once it is in the log. */
export async function changeRequest(core: CoreHarness, id: number, state = 4): Promise<void> {
  const read = () => core.build.sql('select id from core.webhook_delivery');
  const before = await read();
  await emit(core, ObjectChanged, { type: 'request.status_changed', id, state });
  await core.eventually(async () => (await read()).length > before.length);
}
