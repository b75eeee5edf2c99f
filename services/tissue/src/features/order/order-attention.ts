/** Orders that have not reached BINS, for the inbox "Needs attention" (decision 504). */
import type { AttentionSource } from '@portal/common';
import { LIMITS } from '@portal/contract';
import { lockOne, permitted, sql } from '@portal/kit';
import { z } from 'zod';
import { queueAgain } from './order.commands.ts';
import { orderPolicy } from './order.policy.ts';
import { orderResource } from './order.resource.ts';

const Failed = z.object({ cause: z.string(), count: z.int(), since: z.string(), ids: z.array(z.int()) });

/** Refused by BINS, or failed at the last attempt. */
export const orderAttention: AttentionSource = {
  area: 'order',
  policy: orderPolicy,
  readCauses: ({ database, actor }) =>
    database.rows(
      Failed,
      sql`select t.problem as cause, count(*)::int as count, to_jsonb(min(t.modified)) #>> '{}' as since,
          (array_agg(t.id order by t.id))[1:${LIMITS.bulkRows}] as ids
        from tissue."order" t where t.state <> 'sent' and t.problem is not null
          and ${permitted(orderPolicy, actor)}
        group by 1 order by 2 desc, 1 limit 20`,
    ),
  // not known: an order does not store earlier failures once it was sent
  readFineSince: () => Promise.resolve(null),
  retry: {
    action: 'send',
    async run(id, work, actor) {
      const order = await lockOne(orderResource, { work, actor, id });
      order.authorise('send');
      await queueAgain(work, order, new Date());
    },
  },
};
