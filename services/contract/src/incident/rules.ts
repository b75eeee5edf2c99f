/** Incidents with data or tissue obtained under a request (decision 387). */
import { REQUEST_STATUS as S } from '../request/statuses.ts';
import { translatable } from '../words/words.ts';

export const INCIDENT_KINDS = ['breach', 'loss', 'misuse', 'other'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

export const INCIDENT_KIND_LABELS: Readonly<Record<IncidentKind, string>> = /*#__PURE__*/ translatable(
  'incident-kinds',
  {
    breach: 'Data breach',
    loss: 'Loss of data or material',
    misuse: 'Use outside the approved purpose',
    other: 'Other',
  },
);

export const INCIDENT_STATUSES = ['new', 'in_progress', 'closed'] as const;
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number];

export const INCIDENT_STATUS_LABELS: Readonly<Record<IncidentStatus, string>> = /*#__PURE__*/ translatable(
  'incident-statuses',
  { new: 'New', in_progress: 'In Progress', closed: 'Closed' },
);

/** Request statuses in which data or tissue may have been obtained. */
export const INCIDENT_REQUEST_STATUSES: readonly number[] = [
  S.APPROVED,
  S.FULFILLED,
  S.SUSPENDED,
  S.ARCHIVED,
];
