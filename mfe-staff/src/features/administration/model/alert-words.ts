import { ROLE_LABELS } from '@portal/contract/roles';
import { fill, formatDate, formatDateTime } from '@portal/shared-ui';
import { administration } from '#texts/administration';
import type { AlertRow } from './alert-draft.ts';

export const describeAudience = ({ audience }: AlertRow): string =>
  audience.map((role) => ROLE_LABELS[role]).join(', ') || administration.everybody;

export const describePeriod = ({ starts_at: from, ends_at: until }: AlertRow): string =>
  fill(administration.period, {
    from: formatDateTime(from),
    until: until ? formatDateTime(until) : administration.openEnd,
  });

/** Whether the alert is shown now; otherwise when it will start, or when it ended. */
export function describeState(
  { current, starts_at: from, ends_at: until }: AlertRow,
  now = Date.now(),
): string {
  if (current) return administration.currentNow;
  return Date.parse(from) > now || until === null
    ? fill(administration.starts, { day: formatDate(from) })
    : fill(administration.over, { day: formatDate(until) });
}

/** The fields of an alert as text. */
export const alertItems = (alert: AlertRow) => [
  { term: administration.message, value: alert.message },
  { term: administration.kind, value: administration.kinds[alert.alertType] },
  { term: administration.shownWhen, value: describePeriod(alert) },
  { term: administration.audience, value: describeAudience(alert) },
];
