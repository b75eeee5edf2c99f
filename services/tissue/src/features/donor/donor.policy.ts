/** Who may browse the brain bank's donors (spec 3 sections 2.9 and 6; decision 341). */
import {
  ALL_REQUEST_TYPES,
  DONOR_STAFF_ROLES,
  INVESTIGATOR_ROLES,
  isDonorOpen,
  REQUEST_STATUS,
  UNCONFIRMED_CHOOSERS,
  type ConfirmationStatus,
} from '@portal/contract';
import { actsAs, definePolicy, portalNowSql, type Actor } from '@portal/kit';

/** Types whose approval gives access to the donors. */
const OPENING = ALL_REQUEST_TYPES.filter(({ approval }) => approval === 'gives').map(({ number }) => number);

/**
 * Condition that the caller (`:actor`) is approved by the brain bank: one of their data requests was approved and is
 * still valid. It uses the requests themselves, so that access ends with them; the account's flag may lag behind. An
 * approved renewal gives no access itself: it extends its request.
 */
export const APPROVED_SQL = `exists (select 1 from researcher_api.request approval
  where approval.owner_id = :actor and approval.type in (${OPENING.join(', ')})
    and approval.status in (${REQUEST_STATUS.APPROVED}, ${REQUEST_STATUS.FULFILLED})
    and approval.renewal_of is null
    and (approval.expiration_date is null or approval.expiration_date > ${portalNowSql}))`;

/** Read grants on donors and derived data, for policies that have the relation `approved`. */
export const DONOR_READERS: Readonly<Record<string, 'any' | readonly ['approved']>> = {
  ...Object.fromEntries(INVESTIGATOR_ROLES.map((role) => [role, ['approved'] as const])),
  ...Object.fromEntries(DONOR_STAFF_ROLES.map((role) => [role, 'any' as const])),
};

const defineDonorPolicy = (object: string) =>
  definePolicy({
    object,
    relations: { approved: APPROVED_SQL },
    actions: { read: { who: DONOR_READERS } },
  });
export const donorPolicy = defineDonorPolicy('abn_data');
export const pilotDonorPolicy = defineDonorPolicy('abn_data_pilot');

/** Whether the caller may choose donors with an unconfirmed diagnosis. */
export const choosesUnconfirmed = (actor: Actor): boolean => actsAs(actor, ...UNCONFIRMED_CHOOSERS);

/** Whether the caller may add the donor to a collection. No one may choose a donor who is no longer offered. */
export const isSelectable = (
  donor: { readonly confirmation_status: ConfirmationStatus; readonly is_available: boolean },
  actor: Actor,
): boolean => isDonorOpen(donor) || (donor.is_available && choosesUnconfirmed(actor));
