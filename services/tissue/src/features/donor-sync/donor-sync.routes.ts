import { DonorChange, LIMITS } from '@portal/contract';
import { mutation, query, readOne, resourceRoutes, sql, type Handler } from '@portal/kit';
import { authoriseBegin, beginSync } from './donor-sync.commands.ts';
import { donorSyncResource } from './donor-sync.resource.ts';
import { decideText } from './donor-text.commands.ts';
import { donorTextResource } from './donor-text.resource.ts';
import type { SyncParts } from './sync-parts.ts';

/** What needs somebody's eyes comes first; of a first reading there may be more than are shown. */
const URGENCY = ['refused', 'removed', 'returned', 'changed', 'added'];

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
