/** When a request can be renewed, and how its renewal form is filled (spec 2 sections 4 and 5). */
import { formFields } from '../../forms/form-rules.ts';
import { REQUEST_STATUS as S, type RequestStatus, type RequestType } from '../../request/statuses.ts';
import { currentRenewalForm, findFlow, requestType } from '../lookup.ts';

/** Requests can be renewed while they give access or are about to. */
const RENEWABLE_STATUSES: readonly RequestStatus[] = [S.APPROVED, S.FULFILLED];

export const isRenewable = (type: RequestType, status: RequestStatus): boolean =>
  currentRenewalForm(type) !== null && RENEWABLE_STATUSES.includes(status);

/** Final statuses of a renewal: the next one may begin. */
export const CLOSED_RENEWAL_STATUSES: readonly RequestStatus[] = [
  S.APPROVED,
  S.REJECTED,
  S.FULFILLED,
  S.WITHDRAWN,
  S.ARCHIVED,
  S.SUSPENDED,
];

/** Whether renewals of this type ask if access is still needed; otherwise a renewal implies that it is. */
export const asksForAccess = (type: number): boolean =>
  (requestType(type).renewalForms ?? []).some((form) =>
    formFields(form).some(({ name }) => name === 'requiresAccess'),
  );

/** The form with the request's cohort names and the end of its access inserted into the questions. */
export function fillRenewalForm<Form>(
  form: Form,
  places: Readonly<Record<'COHORT' | 'EXPIRATION', string>>,
): Form {
  return JSON.parse(JSON.stringify(form), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(COHORT|EXPIRATION)\}/g, (__, name: keyof typeof places) => places[name])
      : value,
  ) as Form;
}

/** The path of the page on which a request is renewed (spec 2 section 2.4). */
export const renewalAddress = ({ id, type }: { readonly id: number; readonly type: number }): string =>
  `/request/${id}/${findFlow(type) === 'research_match' ? 'rm-renewal' : 'renewal'}`;
