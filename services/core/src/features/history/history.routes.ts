import { RECORDED_HISTORIES, UuidParams, type ObjectHistory } from '@portal/contract';
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
import { transferAgreementResource } from '../transfer-agreement/index.ts';
import { alertResource } from '../alert/index.ts';
import { emailResource, templateResource } from '../email/index.ts';
import { cohortResource, featureToggleResource, metaDataResource } from '../reference/index.ts';
import { institutionResource } from '../institution/index.ts';
import { userInstitutionResource } from '../user-institution/index.ts';
import { userResource } from '../user/index.ts';
import { machineKeyResource } from '../machine-key/index.ts';
import { webhookResource } from '../webhook/index.ts';
import {
  DELETED_TRAIL_ROLES,
  FULL_TRAIL_ROLES,
  findOwner,
  isForStaffAlone,
  readableTrail,
  type Trail,
} from './history.policy.ts';
import { readDeletion, readHistory } from './history.queries.ts';
import { hiddenIn, readTrailVersion } from './trail-version.ts';

const DEFAULT_LIMIT = 100;
type HistoryCall = Call<'GET /history/'>;

export const historyRoutes = (owners: AbilitiesClient): Handler[] => [
  handler('GET /history/', async (call) => {
    const { model, pk, limit = DEFAULT_LIMIT, offset = 0 } = call.query;
    const history = RECORDED_HISTORIES.find((each) => each.model === model);
    if (!history) throw new Error(`the contract lets ${model} pass, of which there is no history`);
    const staff = call.actor.kind !== 'service' && actsAs(call.actor, ...FULL_TRAIL_ROLES);
    const versionWithout = (hidden: readonly string[]) =>
      readTrailVersion(call.database, call.actor, call.query, hidden);
    const known = staff ? call.context.get('If-None-Match') : '';
    if (known !== '' && known === (await versionWithout(hiddenIn(known)))) {
      call.context.status = 304;
      return { raw: true };
    }
    const trail = await checkHistoryAccess(call, owners, history, pk);
    // Read the version before the rows, so that rows added in between lead to a new version. A trail of public fields
    // gets no version, because it would reveal actions that the reader must not see.
    const version = staff && trail.full ? await versionWithout(trail.hidden) : undefined;
    const { count, results } = await readHistory(call.database, {
      history,
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
      ...(version === undefined ? {} : { etag: version }),
    };
  }),
];

/** People who may read the object may read its history; the owning service decides how much of it. @throws NOT_FOUND */
async function checkHistoryAccess(
  call: HistoryCall,
  owners: AbilitiesClient,
  history: ObjectHistory,
  pk: string,
): Promise<Trail> {
  const { actor, database } = call;
  if (actor.kind === 'service') return { full: true, hidden: [] };
  const full = actsAs(actor, ...FULL_TRAIL_ROLES);
  if (!full && isForStaffAlone(history)) throw notFound();
  try {
    const resource = OWN.find(({ object }) => object.history === history);
    if (!resource) {
      const path = `/${history.model}/${pk}/`;
      return readableTrail(history, full, await owners.abilitiesOn(call, findOwner(history), path));
    }
    const { object } = await readOne(database, resource, actor, getKey(resource, pk));
    return readableTrail(history, full, (object as { abilities?: Record<string, boolean> }).abilities ?? {});
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    if (!actsAs(actor, ...DELETED_TRAIL_ROLES)) throw error;
    const deletion = await readDeletion(database, { history, pk });
    if (!deletion) throw error;
    return { full: history.hiddenFrom === undefined || deletion.kept_from !== actor.userId, hidden: [] };
  }
}

/** Objects of this service, which are read without calling another service. */
export const OWN: readonly ResourceDefinition[] = [
  userResource,
  institutionResource as unknown as ResourceDefinition,
  userInstitutionResource as unknown as ResourceDefinition,
  // Agreements are the only files with a visible trail.
  agreementResource as unknown as ResourceDefinition,
  transferAgreementResource as unknown as ResourceDefinition,
  alertResource,
  cohortResource,
  featureToggleResource,
  metaDataResource,
  templateResource,
  emailResource as unknown as ResourceDefinition,
  machineKeyResource as unknown as ResourceDefinition,
  webhookResource as unknown as ResourceDefinition,
];

/** For an invalid key, returns a key that never exists: 0 or the UUID of zeros. */
function getKey({ object }: ResourceDefinition, pk: string): string | number {
  if (object.params === UuidParams) return pk.length === 36 ? pk : '00000000-0000-0000-0000-000000000000';
  return /^\d{1,9}$/.test(pk) ? Number(pk) : 0;
}
