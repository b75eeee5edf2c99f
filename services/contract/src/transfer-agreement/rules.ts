/** Material Transfer Agreements (MTA): their states, and which requests need one (decision 363). */
import { ORDER_ROLES } from '../tissue/orders.ts';
import type { Role } from '../people/roles.ts';
import { translatable } from '../words/words.ts';

/** Roles that may read all agreements: those that execute them, and superusers. */
export const TRANSFER_READER_ROLES: readonly Role[] = [...ORDER_ROLES, 'superuser'];

/**
 * The institution's Signing Official signs first, then the foundation executes the agreement. An official may decline;
 * reissuing an agreement voids the previous one.
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
