import { TRANSFER_AGREEMENT_LABELS, type TransferAgreementState } from '@portal/contract/transfer-agreements';
import { StatusBadge, type StatusTone } from '../../design/index.ts';

const TONES: Readonly<Record<TransferAgreementState, StatusTone>> = {
  signature_needed: 'warning',
  awaiting_execution: 'info',
  executed: 'success',
  declined: 'danger',
  voided: 'neutral',
};

export function TransferBadge({ state }: { state: TransferAgreementState }) {
  return <StatusBadge tone={TONES[state]}>{TRANSFER_AGREEMENT_LABELS[state]}</StatusBadge>;
}
