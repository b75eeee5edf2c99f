/** Material Transfer Agreements (MTA): how far they are, and whose requests need one (decision 363). */
import { ORDER_ROLES } from '../tissue/orders.ts';
import type { Role } from '../people/roles.ts';
import { translatable } from '../words/words.ts';

/** Who reads all of them: the person who executes them, and superusers. */
export const TRANSFER_READER_ROLES: readonly Role[] = [...ORDER_ROLES, 'superuser'];

/**
 * The Signing Official of the institution signs first, then someone executes it for the foundation. An official may
 * decline; the foundation voids what it issues anew.
 */
export const TRANSFER_AGREEMENT_STATES = [
  'signature_needed',
  'awaiting_execution',
  'executed',
  'declined',
  'voided',
] as const;
export type TransferAgreementState = (typeof TRANSFER_AGREEMENT_STATES)[number];

export const TRANSFER_AGREEMENT_LABELS: Readonly<Record<TransferAgreementState, string>> =
  /*#__PURE__*/ translatable('transfer-agreement-states', {
    signature_needed: 'Signature Needed',
    awaiting_execution: 'Awaiting Execution',
    executed: 'Executed',
    declined: 'Declined',
    voided: 'Voided',
  });
