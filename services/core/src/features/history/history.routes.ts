import {
  AppError,
  handler,
  readOne,
  actsAs,
  notFound,
  type Call,
  type Handler,
  type ResourceDefinition,
} from '@portal/kit';
import type { AbilitiesClient } from '../../clients/abilities.client.ts';
import { agreementResource } from '../agreement/index.ts';
import { alertResource } from '../alert/index.ts';
import { templateResource } from '../email/index.ts';
import { cohortResource, featureToggleResource, metaDataResource } from '../reference/index.ts';
import { institutionResource } from '../institution/index.ts';
import { userInstitutionResource } from '../user-institution/index.ts';
import { userResource } from '../user/index.ts';
import {
  DELETED_TRAIL_ROLES,
  FULL_TRAIL_ROLES,
  OWNERS,
  STAFF_MODELS,
  findTrail,
  type HistoryModel,
  type Trail,
} from './history.policy.ts';
import { readDeletion, readHistory } from './history.queries.ts';

const DEFAULT_LIMIT = 100;
type HistoryCall = Call<'GET /history/'>;

export const historyRoutes = (owners: AbilitiesClient): Handler[] => [
  handler('GET /history/', async (call) => {
    const { model, pk, limit = DEFAULT_LIMIT, offset = 0 } = call.query;
    const trail = await readableTrail(call, owners, model, pk);
    const { count, results } = await readHistory(call.database, {
      model,
      pk,
      limit,
      offset,
      trail,
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

/** Whoever may read the object may read its history; how much of it, its service says. @throws NOT_FOUND */
async function readableTrail(
  call: HistoryCall,
  owners: AbilitiesClient,
  model: HistoryModel,
  pk: string,
): Promise<Trail> {
  const { actor, database } = call;
  if (actor.kind === 'service') return { full: true, hidden: [] };
  const full = actsAs(actor, ...FULL_TRAIL_ROLES);
  if (!full && STAFF_MODELS.includes(model)) throw notFound();
  try {
    const resource = OWN[model];
    if (!resource)
      return findTrail(model, full, await owners.abilitiesOn(call, OWNERS[model], `/${model}/${pk}/`));
    const { object } = await readOne(database, resource, actor, model === 'file' ? makeUuid(pk) : readId(pk));
    return findTrail(model, full, (object as { abilities?: Record<string, boolean> }).abilities ?? {});
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    if (!actsAs(actor, ...DELETED_TRAIL_ROLES)) throw error;
    const deletion = await readDeletion(database, { model, pk });
    if (!deletion) throw error;
    return { full: model !== 'request' || deletion.owner_id !== actor.userId, hidden: [] };
  }
}

/** Objects of this service, which needs not ask another. */
const OWN: Readonly<Partial<Record<HistoryModel, ResourceDefinition>>> = {
  user: userResource,
  institution: institutionResource as unknown as ResourceDefinition,
  'user-institution': userInstitutionResource as unknown as ResourceDefinition,
  // Of files, agreements have a trail that people read.
  file: agreementResource as unknown as ResourceDefinition,
  'alert-message': alertResource,
  cohort: cohortResource,
  'feature-toggle': featureToggleResource,
  'meta-data': metaDataResource,
  'email-template': templateResource,
};

/** Nobody has the UUID of zeros. */
const makeUuid = (pk: string): string => (pk.length === 36 ? pk : '00000000-0000-0000-0000-000000000000');

/** A key that is no id of ours names nothing: 0 is nobody's. */
const readId = (pk: string): number => (/^\d{1,9}$/.test(pk) ? Number(pk) : 0);
