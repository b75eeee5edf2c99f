import { CLOSE_OUT_LABELS, type CloseOutStatus } from '@portal/contract/close-outs';
import { HStack, StatusBadge, type StatusTone } from '../../design/index.ts';
import { closeOut as words } from '#texts/close-out';

const TONES: Readonly<Record<CloseOutStatus, StatusTone>> = {
  open: 'warning',
  confirmed: 'info',
  accepted: 'success',
  returned: 'warning',
  void: 'closed',
};

export const CloseOutState = ({ status, isOverdue }: { status: CloseOutStatus; isOverdue: boolean }) => (
  <HStack as="span" display="inline-flex" gap="1.5" wrap="wrap">
    <StatusBadge tone={TONES[status]}>{CLOSE_OUT_LABELS[status]}</StatusBadge>
    {isOverdue ? <StatusBadge tone="danger">{words.overdue}</StatusBadge> : null}
  </HStack>
);
