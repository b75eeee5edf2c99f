import { tabsFor } from '@portal/contract/request-types/request-tabs';
import { requestType } from '@portal/contract/request-types/lookup';
import { passesCheck } from '@portal/contract/samples/availability';
import {
  INSTITUTION_STATUS,
  RDA_STATUS,
  REQUEST_STATUS,
  type RequestStatus,
} from '@portal/contract/statuses';
import type { Request, ResponseOf } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { originFacts, teamFact, termsFact, type RequestFact } from './request-facts.ts';
import { brief as words } from '#texts/brief';

const APPROVING: readonly RequestStatus[] = [REQUEST_STATUS.APPROVED, REQUEST_STATUS.APPROVED_PENDING_TEAM];

/** The server's facts that matter for an approval: those of the queue and more. */
export const listBriefFacts = (request: Request): readonly RequestFact[] =>
  [
    ...originFacts(request),
    teamFact(request),
    historyFact(request),
    irbFact(request),
    institutionFact(request),
    agreementFact(request),
    termsFact(request),
  ].filter((fact) => fact !== null);

/** The list of requests leaves this usual case out. */
const historyFact = ({ first_req_on_project: first, project_has_approved_req: approved }: Request) =>
  first === false && approved === false
    ? { label: words.noneApproved, tone: 'neutral' as const, tab: 'project' }
    : null;

/** The server checks the letter only until the request is approved; after that its state is unknown. */
function irbFact(request: Request): RequestFact | null {
  if (request.irb_required) return { label: words.irbMissing, tone: 'warning', tab: 'project' };
  return requestType(request.type).needsIrb && isApprovable(request)
    ? { label: words.irbPresent, tone: 'success', tab: 'project' }
    : null;
}

function institutionFact({ institution }: Request): RequestFact | null {
  if (institution === null) return null;
  const to = `/institution/${institution.id}`;
  if (institution.restricted) return { label: words.institutionRestricted, tone: 'warning', to };
  return institution.status === INSTITUTION_STATUS.APPROVED
    ? { label: words.institutionApproved, tone: 'success', to }
    : { label: words.institutionUnconfirmed, tone: 'warning', to };
}

function agreementFact({ institution }: Request): RequestFact | null {
  if (institution === null) return null;
  const to = `/institution/${institution.id}`;
  return institution.rda_status === RDA_STATUS.FULLY_EXECUTED
    ? { label: words.agreementExecuted, tone: 'success', to }
    : { label: words.agreementMissing, tone: 'warning', to };
}

/** True if the panel shows the samples of the request, a table that needs more width. */
export const showsAvailability = (request: Request): boolean =>
  tabsFor(request.type, request.abilities, request).includes('availability');

/** Whether the inventory has the samples; null if none are requested. */
export function samplesFact(
  samples: ResponseOf<'GET /request/{id}/samples/'>['results'],
): RequestFact | null {
  const count = samples.length;
  if (count === 0) return null;
  const missing = samples.filter((sample) => !passesCheck(sample)).length;
  const tab = 'availability';
  return missing === 0
    ? { label: fill(words.samplesAvailable, { count }), tone: 'success', tab }
    : { label: fill(words.samplesMissing, { count, missing }), tone: 'warning', tab };
}

/** Whether the brain bank still has the donors; null if none are requested. */
export function donorsFact(
  { donors }: ResponseOf<'GET /request/{id}/collection/'>,
  offer: ResponseOf<'GET /abn_cart/{id}/offer/'>['results'] = [],
): RequestFact | null {
  const count = donors.length;
  if (count === 0) return null;
  const gone = new Set(offer.filter((donor) => !donor.is_available).map((donor) => donor.donor_hash));
  const missing = donors.filter((donor) => gone.has(donor.donor_hash)).length;
  const tab = 'collection';
  return missing === 0
    ? { label: fill(words.donors, { count }), tone: offer.length > 0 ? 'success' : 'neutral', tab }
    : { label: fill(words.donorsMissing, { count, missing }), tone: 'warning', tab };
}

/** True if the request can be approved from its status by this reader. */
export const isApprovable = ({ decisions }: Request): boolean =>
  decisions.some((status) => APPROVING.includes(status));
