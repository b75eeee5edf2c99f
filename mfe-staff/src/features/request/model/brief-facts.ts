import { tabsFor } from '@portal/contract/request-types/request-tabs';
import { requestType } from '@portal/contract/request-types/lookup';
import { passesCheck } from '@portal/contract/samples/availability';
import { INSTITUTION_STATUS, REQUEST_STATUS, type RequestStatus } from '@portal/contract/statuses';
import type { Request, ResponseOf } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { listFacts, type RequestFact } from './request-facts.ts';
import { brief as words } from '#texts/brief';

const APPROVING: readonly RequestStatus[] = [REQUEST_STATUS.APPROVED, REQUEST_STATUS.APPROVED_PENDING_TEAM];

/** The server's facts that matter for an approval: those of the queue and more. */
export const listBriefFacts = (request: Request): readonly RequestFact[] =>
  [...listFacts(request), irbFact(request), institutionFact(request), termsFact(request)].filter(
    (fact) => fact !== null,
  );

/** The server checks the letter only until the request is approved; after that its state is unknown. */
function irbFact({ irb_required: isMissing, type, decisions }: Request): RequestFact | null {
  if (isMissing) return { label: words.irbMissing, tone: 'warning', tab: 'project' };
  return requestType(type).needsIrb && decisions.some((status) => APPROVING.includes(status))
    ? { label: words.irbPresent, tone: 'success', tab: 'project' }
    : null;
}

function institutionFact({ institution }: Request): RequestFact | null {
  if (institution === null) return null;
  if (institution.restricted) return { label: words.institutionRestricted, tone: 'warning' };
  return institution.status === INSTITUTION_STATUS.APPROVED
    ? { label: words.institutionApproved, tone: 'success' }
    : { label: words.institutionUnconfirmed, tone: 'warning' };
}

function termsFact({ data_use: hints }: Request): RequestFact | null {
  if (!hints || hints.length === 0) return null;
  const count = (verdict: string) => hints.filter((hint) => hint.verdict === verdict).length;
  const [conflicts, open] = [count('conflicts'), count('judge')];
  const tab = 'details';
  if (conflicts > 0) return { label: fill(words.termsConflict, { count: conflicts }), tone: 'danger', tab };
  return open > 0
    ? { label: fill(words.termsOpen, { count: open }), tone: 'warning', tab }
    : { label: words.termsFit, tone: 'success', tab };
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
  return missing === 0
    ? { label: fill(words.samplesAvailable, { count }), tone: 'success' }
    : { label: fill(words.samplesMissing, { count, missing }), tone: 'warning' };
}
