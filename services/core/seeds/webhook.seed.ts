/** A webhook to the receiver of the demo, with a test call that succeeded and one that failed. */
import type { SeedContext } from '@portal/kit/seeding';
import { WEBHOOK_EVENT_TYPES } from '@portal/contract/webhooks';

export const seedWebhooks = ({ client }: SeedContext) =>
  client.query(
    `with made as (
        insert into core.webhook (name, url, events, owner_id, active_since, created)
        select 'Data lake', 'https://receiver.test/data-lake', $1::text[], id, now() - interval '9 days', now() - interval '9 days'
        from core.account where email = 'super@demo.test' returning id)
      insert into core.webhook_delivery (webhook_id, event_id, type, body, state, attempts, next_try, last_try, problem,
        status, answer, milliseconds, first_failed, delivered_at, created)
      select made.id, gen_random_uuid(), 'webhook.test',
        json_build_object('type', 'webhook.test', 'timestamp', sent.at, 'data', json_build_object('object', 'webhook', 'id', made.id)),
        sent.state, sent.attempts, null, sent.at, sent.problem, sent.status, sent.answer, sent.milliseconds,
        case when sent.problem is not null then sent.at end, case when sent.problem is null then sent.at end, sent.at
      from made cross join (values
        (now() - interval '8 days', 'failed', 11, 'status', 503, '{"detail":"The system is down."}', 41),
        (now() - interval '4 days', 'delivered', 1, null, 200, '{"received":"webhook.test"}', 18)
      ) sent (at, state, attempts, problem, status, answer, milliseconds) order by sent.at`,
    [[...WEBHOOK_EVENT_TYPES]],
  );
