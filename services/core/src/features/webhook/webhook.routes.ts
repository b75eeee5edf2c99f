/** Webhooks over HTTP: superusers set them up, test them and read what was sent. */
import { randomUUID } from 'node:crypto';
import { LIMITS } from '@portal/contract';
import { WEBHOOK_OVERLAP_HOURS, WEBHOOK_TEST } from '@portal/contract/webhooks';
import type { AttentionSource } from '@portal/common';
import {
  findGrant,
  forbidden,
  invalid,
  lockOne,
  mutation,
  readOne,
  resourceRoutes,
  say,
  sql,
  trustedSql,
  type Actor,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { isPrivateAddress, literalAddress } from '../../clients/index.ts';
import { WebhookDeliveryModel, WebhookModel } from '../../models/index.ts';
import { webhookWords as words } from '../../texts/en/webhooks.ts';
import { currentSecret, type DeriveSecret } from './webhook-secret.ts';
import {
  FAILING_SINCE,
  webhookDeliveryResource,
  webhookResource,
  type DeliveryRow,
  type WebhookRow,
} from './webhook.resource.ts';

/**
 * The address that a name leads to is checked with each call, because it may change.
 * @throws INVALID_INPUT
 */
function checkAddress(text: string): string {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '')
    throw invalid({ url: [words.address] });
  const literal = literalAddress(url);
  if (url.hostname === 'localhost' || (literal !== undefined && isPrivateAddress(literal)))
    throw invalid({ url: [words.privateAddress] });
  return url.href;
}

const Failing = z.object({
  cause: z.string(),
  count: z.int(),
  since: z.string(),
  object_id: z.int(),
  ids: z.array(z.int()),
});

/** Webhooks that the portal disabled, or whose last calls failed: their page shows the problem and how to fix it. */
export const webhookAttention: AttentionSource = {
  area: 'webhook',
  policy: webhookResource.policy,
  readCauses: ({ database }) =>
    database.rows(
      Failing,
      sql`select found.name as cause, 1 as count, found.id as object_id, '{}'::int[] as ids,
          to_jsonb(coalesce(found.failing, found.modified)) #>> '{}' as since
        from (select t.*, ${trustedSql(FAILING_SINCE)} as failing from core.webhook t) found
        where found.state = 'disabled' or (found.state = 'active' and found.failing is not null)
        order by since, found.id`,
    ),
  // a success leaves no trace of the failures before it
  readFineSince: () => Promise.resolve(null),
};

export function webhookRoutes(derive: DeriveSecret): Handler[] {
  /** The only answers with a secret are those to the calls that create one. */
  const presentSecret = async (work: Work, actor: Actor, row: WebhookModel) => {
    const { object: webhook, etag } = await readOne(work, webhookResource, actor, row.id);
    return { body: { webhook, secret: currentSecret(derive, row) }, etag };
  };
  return [
    ...resourceRoutes(webhookResource, {
      async patch({ work, loaded, body: { url, state, ...body } }) {
        await work
          .of(WebhookModel)
          .findById(loaded.id)
          .patch({
            ...body,
            ...(url === undefined ? {} : { url: checkAddress(url) }),
            ...(state === undefined ? {} : { state }),
            ...(state === 'active' && loaded.state.state !== 'active' ? { active_since: new Date() } : {}),
          });
      },
      async remove({ work, loaded }) {
        await work.of(WebhookModel).deleteById(loaded.id);
      },
    }),
    mutation<'POST /webhook/', undefined, WebhookModel>('POST /webhook/', {
      authorise: ({ call: { actor } }) => {
        if (findGrant(webhookResource.policy, 'create', actor) !== 'any') throw forbidden();
      },
      async command({ call: { actor, body }, work }) {
        const url = checkAddress(body.url);
        // Parallel calls wait for each other; otherwise both could take the last free place.
        await work.run(sql`select pg_advisory_xact_lock(hashtext('core.webhook'))`);
        const stored = await work.row(
          z.object({ count: z.coerce.number() }),
          sql`select count(*) as count from core.webhook`,
        );
        if ((stored?.count ?? 0) >= LIMITS.webhooks)
          throw invalid({ name: [say(words.most, { count: String(LIMITS.webhooks) })] });
        return work.of(WebhookModel).insertAndFetch({ ...body, url, owner_id: actor.userId || null });
      },
      present: ({ call, work }, row) => presentSecret(work, call.actor, row),
    }),
    mutation<'POST /webhook/{id}/rotate/', Locked<WebhookRow>, WebhookModel>('POST /webhook/{id}/rotate/', {
      load: ({ actor, params }, work) => lockOne<WebhookRow>(webhookResource, { work, actor, id: params.id }),
      authorise: 'rotate',
      current: async ({ call, work, loaded }) =>
        (await readOne(work, webhookResource, call.actor, loaded.id)).object,
      async command({ work, loaded }) {
        await work.run(sql`update core.webhook set secret_version = secret_version + 1,
          previous_until = now() + make_interval(hours => ${WEBHOOK_OVERLAP_HOURS}) where id = ${loaded.id}::int`);
        return work.of(WebhookModel).findById(loaded.id).throwIfNotFound();
      },
      present: ({ call, work }, row) => presentSecret(work, call.actor, row),
    }),
    mutation<'POST /webhook/{id}/test/', Locked<WebhookRow>, number>('POST /webhook/{id}/test/', {
      load: ({ actor, params }, work) => lockOne<WebhookRow>(webhookResource, { work, actor, id: params.id }),
      authorise: 'test',
      async command({ work, loaded }) {
        const body = {
          type: WEBHOOK_TEST,
          timestamp: new Date(),
          data: { object: 'webhook', id: loaded.id },
        };
        const added = await work.of(WebhookDeliveryModel).insert({
          webhook_id: Number(loaded.id),
          event_id: randomUUID(),
          type: WEBHOOK_TEST,
          body: JSON.stringify(body),
        });
        return added.id;
      },
      present: ({ call, work }, id) => presentDelivery(work, call.actor, id),
    }),
    ...resourceRoutes(webhookDeliveryResource),
    mutation<'POST /webhook-delivery/{id}/resend/', Locked<DeliveryRow>>(
      'POST /webhook-delivery/{id}/resend/',
      {
        load: ({ actor, params }, work) =>
          lockOne<DeliveryRow>(webhookDeliveryResource, { work, actor, id: params.id }),
        authorise: 'resend',
        async command({ work, loaded }) {
          await work
            .of(WebhookDeliveryModel)
            .findById(loaded.id)
            .patch({ state: 'waiting', attempts: 0, next_try: new Date(), first_failed: null });
        },
        present: ({ call, work, loaded }) => presentDelivery(work, call.actor, loaded.id),
      },
    ),
  ];
}

async function presentDelivery(work: Work, actor: Actor, id: number | string) {
  const { object: body, etag } = await readOne(work, webhookDeliveryResource, actor, id);
  return { body, etag };
}
