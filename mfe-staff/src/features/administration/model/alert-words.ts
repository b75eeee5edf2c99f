import { ROLE_LABELS } from '@portal/contract/roles';
import { fill, formatDate, formatDateTime } from '@portal/shared-ui';
import { administration } from '#texts/administration';
import { newBody, type AlertDraft, type AlertRow } from './alert-draft.ts';

export const describeAudience = ({ audience }: Pick<AlertDraft, 'audience'>): string =>
  audience.map((role) => ROLE_LABELS[role]).join(', ') || administration.everyone;

export const describePeriod = ({ starts_at: from, ends_at: until }: AlertRow): string =>
  fill(administration.period, {
    from: formatDateTime(from),
    until: until ? formatDateTime(until) : administration.openEnd,
  });

/** Who will see a message that is being written, and when. */
export function describeReach(draft: AlertDraft): string {
  const { starts_at: from, ends_at: until } = newBody(draft);
  return fill(administration.reach, {
    audience: describeAudience(draft),
    from: from === undefined ? administration.reachNow : formatDateTime(from),
    until: until === null ? administration.openEnd : formatDateTime(until),
  });
}

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
