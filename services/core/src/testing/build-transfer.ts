/**
 * Inserts Material Transfer Agreements for tests that need no document. They have no signatures; the test sets their
 * state.
 */
import type { TransferAgreementState } from '@portal/contract';
import { TransferAgreementModel } from '../models/index.ts';
import type { Factories } from './factories.ts';

export interface BuiltTransferOptions {
  readonly request: { readonly id: number; readonly code: string };
  readonly recipient: { readonly id: number; readonly displayName: string };
  readonly institution: { readonly id: number; readonly name: string };
  readonly state?: TransferAgreementState;
  readonly version?: number;
}

/** @returns its id */
export async function buildTransfer(
  { insert }: Pick<Factories, 'insert'>,
  { request, recipient, institution, state = 'executed', version = 1 }: BuiltTransferOptions,
): Promise<string> {
  const { id } = await insert(TransferAgreementModel, {
    request_id: request.id,
    request_code: request.code,
    project_title: 'Sleep and attention in autism',
    version,
    state,
    institution_id: institution.id,
    institution_name: institution.name,
    recipient_id: recipient.id,
    recipient_name: recipient.displayName,
    donors: 1,
    tissue: 'Amygdala: 500 mg of each donor.',
    template: 1,
    name: 'Material Transfer Agreement.pdf',
    size: 1,
    sha256: '0'.repeat(64),
    storage_key: 'none',
  });
  return id;
}
