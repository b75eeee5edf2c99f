/** Sends what waits in the log, tries again for three days, and disables webhooks that fail for days. */
import { ObjectChanged } from '@portal/contract';
import { WEBHOOK_EVENTS, WEBHOOK_FAILING_DAYS, WEBHOOK_LOG_DAYS } from '@portal/contract/webhooks';
import { writeMoment } from '@portal/common';
import {
  inBatches,
  JobWaits,
  onEvent,
  say,
  SMALL_EVENTS,
  sql,
  transact,
  translate,
  trustedSql,
  type Database,
  type EventHandler,
  type Logger,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import type { WebhookAnswer, WebhookClient } from '../../clients/index.ts';
import { notifyByMail } from '../../notify-by-mail.ts';
import { readSuperusers } from '../../rules/superusers.ts';
import { webhookWords as words } from '../../texts/en/webhooks.ts';
import { signMessage, type DeriveSecret } from './webhook-secret.ts';
import { FAILING_SINCE } from './webhook.resource.ts';

/** Seconds between attempts: 11 attempts in nearly three days. */
export const PAUSES = [
  5,
  30,
  5 * 60,
  30 * 60,
  ...[2, 5, 10, 14, 20, 20].map((hours) => hours * 3600),
] as const;
/** Longer than a call may take, so that no other process tries during that time. */
const LEASE_SECONDS = 60;
/** Webhooks that are called at the same time. */
const PARALLEL = 8;
/** Milliseconds after which a round leaves the rest of a webhook's calls to the next, so that slow receivers delay no others. */
const TURN_MS = 10_000;

const SYSTEM = { actorId: null };

/** Adds the message to the log of every webhook that subscribed to the event. The same event adds nothing twice. */
export const queueWebhooks = (database: Database): EventHandler =>
  onEvent(
    ObjectChanged,
    async ({ type, id, state, at }, { jobId, mustWait }) => {
      if (mustWait) throw new JobWaits();
      const body = JSON.stringify({ type, timestamp: at, data: { object: WEBHOOK_EVENTS[type], id, state } });
      await transact(database, SYSTEM, (work) =>
        work.run(sql`insert into core.webhook_delivery (webhook_id, event_id, type, body)
          select id, ${jobId}::uuid, ${type}, ${body} from core.webhook
          where state = 'active' and ${type} = any(events) on conflict do nothing`),
      );
    },
    SMALL_EVENTS,
  );

export interface DeliveryParts {
  readonly database: Database;
  readonly client: WebhookClient;
  readonly derive: DeriveSecret;
  readonly timeZone: string;
  readonly log: Logger;
  /** Aborted when the service stops: calls that run end, and no others begin. */
  readonly signal?: AbortSignal;
}

export async function deliverWebhooks(parts: DeliveryParts): Promise<void> {
  const due = await parts.database.rows(
    z.object({ id: z.int() }),
    sql`select distinct webhook.id from core.webhook webhook join core.webhook_delivery due on due.webhook_id = webhook.id
      where webhook.state = 'active' and due.state = 'waiting' and due.next_try <= now() order by 1`,
  );
  await inBatches(due, PARALLEL, async ({ id }) => {
    const until = Date.now() + TURN_MS;
    let isDue = true;
    try {
      while (isDue && Date.now() < until && parts.signal?.aborted !== true)
        isDue = await deliverNext(parts, id);
    } catch (error) {
      // What it claimed is tried again after the lease; the other webhooks have their turn.
      parts.log.error({ err: error, webhook: id }, 'the calls of a webhook could not be delivered');
    }
  });
}

const Claimed = z.object({
  id: z.int(),
  event_id: z.string(),
  body: z.string(),
  attempts: z.int(),
  url: z.string(),
  key: z.string(),
  secret_version: z.int(),
  previous_until: z.date().nullable(),
});
type Claimed = z.output<typeof Claimed>;

/** @returns false if nothing is due */
async function deliverNext(parts: DeliveryParts, webhookId: number): Promise<boolean> {
  const { database, client, derive } = parts;
  const claimed = await transact(database, SYSTEM, (work) =>
    work.row(
      Claimed,
      sql`update core.webhook_delivery claimed
        set attempts = claimed.attempts + 1, last_try = now(), next_try = now() + make_interval(secs => ${LEASE_SECONDS})
        from core.webhook webhook
        where webhook.id = claimed.webhook_id and webhook.state = 'active' and claimed.id = (
          select due.id from core.webhook_delivery due
          where due.webhook_id = ${webhookId} and due.state = 'waiting' and due.next_try <= now()
          order by due.next_try, due.id limit 1 for update skip locked)
        returning claimed.id, claimed.event_id, claimed.body, claimed.attempts, webhook.url, webhook.key,
          webhook.secret_version, webhook.previous_until`,
    ),
  );
  if (!claimed) return false;
  const { url, body } = claimed;
  const headers = signMessage(derive, claimed, { id: `msg_${claimed.event_id}`, body });
  const answer = await client.send({ url, body, headers });
  await transact(database, SYSTEM, async (work) => {
    await recordAnswer(work, claimed, answer);
    if (answer.problem !== null) await disableIfFailing(work, webhookId, parts.timeZone);
  });
  return true;
}

async function recordAnswer(work: Work, { id, attempts }: Claimed, found: WebhookAnswer): Promise<void> {
  const { problem, status, answer, milliseconds } = found;
  const pause = PAUSES[attempts - 1];
  const state = problem === null ? 'delivered' : pause === undefined ? 'failed' : 'waiting';
  // After the lease another process may have claimed it; then its answer counts.
  await work.run(sql`update core.webhook_delivery set state = ${state}, problem = ${problem}, status = ${status}::int,
      answer = ${answer}, milliseconds = ${milliseconds}::int,
      next_try = case when ${state} = 'waiting' then now() + make_interval(secs => ${pause ?? 0}) end,
      first_failed = case when ${problem !== null}::boolean then coalesce(first_failed, now()) else first_failed end,
      -- a call that is sent once more and fails was delivered all the same
      delivered_at = case when ${problem === null}::boolean then now() else delivered_at end
    where id = ${id} and attempts = ${attempts}::int and state = 'waiting'`);
}

const Disabled = z.object({ id: z.int(), name: z.string(), owner_id: z.int().nullable(), since: z.date() });

async function disableIfFailing(work: Work, webhookId: number, timeZone: string): Promise<void> {
  const disabled = await work.row(
    Disabled,
    sql`update core.webhook changed set state = 'disabled'
      from (select t.id, ${trustedSql(FAILING_SINCE)} as since from core.webhook t where t.id = ${webhookId}) failing
      where changed.id = failing.id and changed.state = 'active'
        and failing.since <= now() - make_interval(days => ${WEBHOOK_FAILING_DAYS})
      returning changed.id, changed.name, changed.owner_id, failing.since`,
  );
  if (!disabled) return;
  await work.run(sql`update core.webhook_delivery set state = 'failed', next_try = null
    where webhook_id = ${disabled.id} and state = 'waiting'`);
  await notifyOfDisabled(work, disabled, timeZone);
}

/** Notifies the owner; all superusers, if the owner no longer is one. */
export async function notifyOfDisabled(
  work: Work,
  { id, name, owner_id: ownerId, since }: z.output<typeof Disabled>,
  timeZone: string,
): Promise<void> {
  const superusers = await readSuperusers(work);
  const owner = superusers.filter((person) => person.id === ownerId);
  const texts = words.disabled;
  await notifyByMail(work, owner.length > 0 ? owner : superusers, {
    key: `webhook-disabled:${id}:${since.getTime()}`,
    template: 'webhook_disabled',
    about: { model: 'webhook', id },
    path: `/superuser/webhooks/${id}`,
    write: () => ({
      subject: say(texts.subject, { name }),
      paragraphs: [say(texts.text, { name, time: writeMoment(since, timeZone) }), translate(texts.next)],
      linkLabel: translate(texts.link),
    }),
  });
}

export async function forgetOldDeliveries(database: Database): Promise<void> {
  await database.run(
    sql`delete from core.webhook_delivery where created < now() - make_interval(days => ${WEBHOOK_LOG_DAYS})`,
  );
}
