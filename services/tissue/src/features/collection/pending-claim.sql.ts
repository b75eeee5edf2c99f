/** Claims by requests whose submission is not confirmed yet (decision 335). */
import { isEditableByOwner, REQUEST_STATUS as S, REQUEST_STATUSES, TISSUE_TYPES } from '@portal/contract';

/**
 * How long a claim counts before a submitted request with the collection appears. It is longer than the researcher
 * service needs from its call to the end of its transaction. After that, the collection of a submission that never
 * finished is free again.
 */
const CLAIM_SECONDS = 20;

/** Statuses in which the owner may edit a tissue request and its collection. */
const EDITABLE = REQUEST_STATUSES.filter((status) =>
  TISSUE_TYPES.every((type) => isEditableByOwner(type, status)),
);
/** Uses the alias `named` for a request and its collection. */
export const IS_EDITABLE = `named.status in (${EDITABLE.join(', ')})`;

/**
 * Whether the request of alias `claim` may be in the middle of its submission. It is not if it has been submitted with
 * this collection, or later with another one, or was withdrawn, rejected or deleted.
 */
export const IS_PENDING = `(claim.claimed > now() - interval '${CLAIM_SECONDS} seconds'
  and exists (select 1 from researcher_api.request asking where asking.id = claim.request_id
    and asking.status not in (${S.WITHDRAWN}, ${S.REJECTED}))
  and not exists (select 1 from researcher_api.request_collection named where named.request_id = claim.request_id
    and (named.submitted > claim.claimed or named.cart_id = claim.cart_id and not ${IS_EDITABLE})))`;
