import { handler, readOne, actsAs, type Call, type Handler, type ResourceDefinition } from '@portal/kit';
import type { OwningServices } from '../../clients/owning-service.ts';
import { institutionResource } from '../institution/index.ts';
import { userInstitutionResource } from '../user-institution/index.ts';
import { userResource } from '../user/index.ts';
import { FULL_TRAIL_ROLES, OWNERS, type HistoryModel } from './history.policy.ts';
import { readHistory } from './history.queries.ts';

const DEFAULT_LIMIT = 100;
type HistoryCall = Call<'GET /history/'>;

export const historyRoutes = (owners: OwningServices): Handler[] => [
  handler('GET /history/', async (call) => {
    const { model, pk, limit = DEFAULT_LIMIT, offset = 0 } = call.query;
    await checkReadable(call, owners, model, pk);
    const full = call.actor.kind === 'service' || actsAs(call.actor, ...FULL_TRAIL_ROLES);
    const { count, results } = await readHistory(call.database, {
      model,
      pk,
      limit,
      offset,
      full,
      callerId: call.actor.userId,
    });
    const page = (to: number): string => {
      const url = new URL(call.context.originalUrl, 'http://portal');
      url.searchParams.set('offset', String(to));
      url.searchParams.set('limit', String(limit));
      return `/api${url.pathname}?${url.searchParams}`;
    };
    return {
      body: {
        count,
        next: offset + limit < count ? page(offset + limit) : null,
        previous: offset > 0 ? page(Math.max(0, offset - limit)) : null,
        results,
      },
    };
  }),
];

/** Whoever may read the object may read its history. @throws NOT_FOUND */
async function checkReadable(
  call: HistoryCall,
  owners: OwningServices,
  model: HistoryModel,
  pk: string,
): Promise<void> {
  const resource = OWN[model];
  if (resource) await readOne(call.database, resource, call.actor, idOf(pk));
  else await owners.checkReadable(call, OWNERS[model], `/${model}/${pk}/`);
}

/** Objects of this service, which needs not ask another. */
const OWN: Readonly<Partial<Record<HistoryModel, ResourceDefinition>>> = {
  user: userResource,
  institution: institutionResource,
  'user-institution': userInstitutionResource as unknown as ResourceDefinition,
};

/** A key that is no id of ours names nothing: 0 is nobody's. */
const idOf = (pk: string): number => (/^\d{1,9}$/.test(pk) ? Number(pk) : 0);
