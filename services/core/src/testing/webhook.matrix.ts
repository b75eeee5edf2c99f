/** Fixtures with which the authorization matrix calls the endpoints of webhooks. */
import { writableFields, type MatrixOptions } from '@portal/kit/testing';
import type { Factories } from './index.ts';

type Part = Required<Pick<MatrixOptions, 'fixtures' | 'actions' | 'samples' | 'fields'>>;

const BODY = { name: 'Lake', url: 'https://lake.test/', events: ['request.status_changed'] };

export function webhookMatrix(build: Factories): Part {
  const insert = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await build.sql<{ id: number }>(`${text} returning id`, values))[0]?.id ?? 0;
  const webhook = (state: string) =>
    insert('insert into core.webhook (name, url, events, state) values ($1, $2, $3, $4)', [
      BODY.name,
      BODY.url,
      BODY.events,
      state,
    ]);
  const delivery = async (state: string) =>
    insert(
      `insert into core.webhook_delivery (webhook_id, event_id, type, body, state)
        values ($1, gen_random_uuid(), 'webhook.test', '{}', $2)`,
      [await webhook('active'), state],
    );
  return {
    fixtures: {
      webhook: { active: () => webhook('active'), paused: () => webhook('paused') },
      'webhook-delivery': { failed: () => delivery('failed'), waiting: () => delivery('waiting') },
    },
    actions: {
      'POST /webhook/{id}/rotate/': { object: 'webhook', action: 'rotate' },
      'POST /webhook/{id}/test/': { object: 'webhook', action: 'test' },
      'POST /webhook-delivery/{id}/resend/': { object: 'webhook-delivery', action: 'resend' },
    },
    samples: { 'POST /webhook/': () => ({ body: BODY }) },
    fields: {
      webhook: writableFields({
        name: 'Renamed',
        url: 'https://lake.test/new',
        events: ['institution.status_changed'],
        state: 'paused',
      }),
    },
  };
}
