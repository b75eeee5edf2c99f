/** Claims of requests whose submission has not been seen to end (decision 335). */
import { isEditableByOwner, REQUEST_STATUS as S, REQUEST_STATUSES, TISSUE_TYPES } from '@portal/contract';

/**
 * How long a claim counts without a submitted request that is seen to have it: longer than the service of requests needs
 * from its question to the end of its transaction. One that never ended leaves the collection free after that.
 */
const CLAIM_SECONDS = 20;

/** Statuses in which the owner edits a tissue request, and its collection with it. */
const EDITABLE = REQUEST_STATUSES.filter((status) =>
  TISSUE_TYPES.every((type) => isEditableByOwner(type, status)),
);
/** Over alias `named` of a request and its collection. */
export const IS_EDITABLE = `named.status in (${EDITABLE.join(', ')})`;

/**
 * The request of alias `claim` may be submitted at this moment. It is not, once it was handed in with this collection or
 * since then with another one, and once it was withdrawn, rejected or deleted.
 */
export const IS_PENDING = `(claim.claimed > now() - interval '${CLAIM_SECONDS} seconds'
  and exists (select 1 from researcher_api.request asking where asking.id = claim.request_id
    and asking.status not in (${S.WITHDRAWN}, ${S.REJECTED}))
  and not exists (select 1 from researcher_api.request_collection named where named.request_id = claim.request_id
    and (named.submitted > claim.claimed or named.cart_id = claim.cart_id and not ${IS_EDITABLE})))`;
