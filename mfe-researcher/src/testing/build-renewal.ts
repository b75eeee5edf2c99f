import type { Renewal, Request } from '@portal/contract';
import { exampleAnswers } from '@portal/contract/form-answers';
import { currentRenewalForm, renewalType } from '@portal/contract/request-types/lookup';
import { buildDraft } from './build-draft.ts';

const OWNER = { id: 7, display_name: 'Maya Lindqvist' };

/** A fulfilled request of the reader that can be renewed; pass `details` for pages that show them. */
export const buildRenewed = (id: number, changes: Partial<Request> = {}): Request => ({
  ...buildDraft(),
  id,
  sfari_request_id: `REQ000${id}`,
  status: 7,
  owner: OWNER,
  expiration_date: '2027-01-15T12:00:00Z',
  abilities: { renew: true },
  ...changes,
});

/** A renewal of the request, complete as far as its form has example answers. */
export function buildRenewal(request: Request, changes: Partial<Renewal> = {}): Renewal {
  const form = currentRenewalForm(request.type);
  const type = renewalType(request.type);
  if (!form || !type) throw new Error(`requests of type ${request.type} are not renewed`);
  const { id, sfari_request_id: code, status, expiration_date, type: renewedType } = request;
  return {
    id: 9000 + id,
    sfari_request_id: `${code}-R1`,
    type: type.number as Renewal['type'],
    status: 2,
    owner: OWNER,
    request: {
      id,
      sfari_request_id: code,
      type: renewedType,
      status,
      expiration_date,
      cohorts: request.cohorts.map(({ display_name: name }) => name),
    },
    created: '2026-11-20T10:00:00Z',
    modified: '2026-11-20T10:00:00Z',
    submission_date: '2026-11-20T10:00:00Z',
    decision_date: null,
    review_users: [],
    form_version: form.version,
    additional_data: exampleAnswers(form) as Renewal['additional_data'],
    agreed_to_usage_policy: true,
    abilities: { edit: true },
    decisions: [],
    ...changes,
  };
}

export const page = <Row>(...results: Row[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
