import { INSTITUTION_STATUSES, REQUEST_STATUS, REQUEST_STATUSES } from '@portal/contract/statuses';
import type { StatusTone } from '../../design/layout/StatusBadge.tsx';
import type { AuditIcon } from '../../design/timeline/index.ts';
import { INSTITUTION_TONES } from '../institution-status/institution-tones.ts';
import { STATUS_TONES } from '../request-status/status-tones.ts';

const ICONS: Readonly<Record<StatusTone, AuditIcon>> = {
  neutral: 'status',
  info: 'status',
  success: 'granted',
  warning: 'returned',
  danger: 'refused',
  closed: 'refused',
};
/** Approved statuses in which something still has to be done. */
const GRANTED: readonly unknown[] = [
  REQUEST_STATUS.CONDITIONALLY_APPROVED,
  REQUEST_STATUS.APPROVED_PENDING_TEAM,
];

const findTone = <S extends number>(
  tones: Readonly<Record<S, StatusTone>>,
  all: readonly S[],
  status: unknown,
): StatusTone | undefined => {
  const known = all.find((one) => one === status);
  return known === undefined ? undefined : tones[known];
};

/** The icon for a status, in line with the color of its badge: granted, refused, returned, or an intermediate step. */
export function statusIcon(model: string, status: unknown): AuditIcon {
  if (model === 'request' && GRANTED.includes(status)) return 'granted';
  const tone =
    model === 'request'
      ? findTone(STATUS_TONES, REQUEST_STATUSES, status)
      : model === 'institution'
        ? findTone(INSTITUTION_TONES, INSTITUTION_STATUSES, status)
        : undefined;
  return tone === undefined ? 'status' : ICONS[tone];
}
