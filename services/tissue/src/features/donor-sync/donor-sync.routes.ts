import type { AttentionSource } from '@portal/common';
import { DONOR_STORES, DonorChange, LIMITS } from '@portal/contract';
import {
  lockOne,
  mutation,
  query,
  readOne,
  resourceRoutes,
  sql,
  wrongState,
  type Handler,
} from '@portal/kit';
import { z } from 'zod';
import { donorSyncWords as words } from '../../texts/en/donor-sync.ts';
import { authoriseBegin, beginSync } from './donor-sync.commands.ts';
import { donorSyncPolicy } from './donor-sync.policy.ts';
import { donorSyncResource } from './donor-sync.resource.ts';
import { decideText } from './donor-text.commands.ts';
import { donorTextResource } from './donor-text.resource.ts';
import type { SyncParts } from './sync-parts.ts';

/** The most urgent changes come first, since a first import may have more than are shown. */
const URGENCY = ['refused', 'removed', 'returned', 'changed', 'added'];

const LATEST = sql`(select distinct on (run.store) run.* from tissue.donor_sync run
  where run.state <> 'running' order by run.store, run.id desc)`;
const Failed = z.object({ cause: z.string(), count: z.int(), since: z.string(), ids: z.array(z.int()) });
const Fine = z.object({ since: z.string().nullable() });
const Broken = z.object({ store: z.enum(DONOR_STORES), kind: z.enum(['full', 'delta']) });

/** The last import of a store, if it failed or refused records. A failed one can be retried. */
export const donorAttention = (source: SyncParts['source']): AttentionSource => ({
  area: 'donor',
  policy: donorSyncPolicy,
  readCauses: ({ database }) =>
    database.rows(
      Failed,
      sql`select coalesce(t.problem, '') as cause, count(*)::int as count,
          to_jsonb(min(coalesce(t.finished, t.started))) #>> '{}' as since,
          coalesce(array_agg(t.id order by t.id) filter (where t.state = 'failed'), '{}') as ids
        from ${LATEST} t where t.state = 'failed' or t.refused > 0 or t.withheld > 0 group by 1 order by 1`,
    ),
  readFineSince: async (reads) =>
    (
      await reads.row(
        Fine,
        sql`select to_jsonb(max(fine.finished)) #>> '{}' as since from tissue.donor_sync broken cross join lateral (
            select run.finished from tissue.donor_sync run
            where run.store = broken.store and run.state = 'done' and run.id > broken.id order by run.id limit 1) fine
          where broken.state = 'failed'`,
      )
    )?.since ?? null,
  retry: {
    action: 'create',
    run: async (id, work, actor) => {
      (await lockOne(donorSyncResource, { work, actor, id })).authorise('create');
      const broken = await work.row(
        Broken,
        sql`select t.store, t.kind from ${LATEST} t where t.id = ${id} and t.state = 'failed'`,
      );
      if (!broken) throw wrongState(words.over);
      await beginSync(work, { ...broken, mostRemoved: 0, by: actor.userId, source });
    },
  },
});

export const donorSyncRoutes = ({ source }: Pick<SyncParts, 'source'>): readonly Handler[] => [
  ...resourceRoutes(donorSyncResource),
  ...resourceRoutes(donorTextResource, { patch: decideText }),
  mutation<'POST /donor-sync/', undefined, number>('POST /donor-sync/', {
    authorise: ({ call }) => authoriseBegin(call.actor),
    command: ({ call: { actor, body }, work }) =>
      beginSync(work, { ...body, mostRemoved: body.accept_removals, by: actor.userId, source }),
    present: async ({ call, work }, id) => ({
      body: (await readOne(work, donorSyncResource, call.actor, id)).object,
    }),
  }),
  query('GET /donor-sync/{id}/changes/', async ({ database, actor, params }) => {
    await readOne(database, donorSyncResource, actor, params.id);
    return {
      results: await database.rows(
        DonorChange,
        sql`select donor_hash, change, fields from tissue.donor_change where sync_id = ${params.id}
          order by array_position(${URGENCY}::text[], change), id limit ${LIMITS.listMaximum}`,
      ),
    };
  }),
];
