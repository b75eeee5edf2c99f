/** The status text of a request in lists and pages (spec 3 section 9); the stored status is unaffected. */
import { countDays, dayIn, utcDay } from '../basics/days.ts';
import { PENDING_DAYS } from '../project-update/rules.ts';
import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from './statuses.ts';
import { fillText, translatable } from '../words/words.ts';

const TEXTS = /*#__PURE__*/ translatable('request-status-texts', {
  suspended: 'Suspended. Action Needed',
  expired: 'EXPIRED',
  expires: 'Expires in {days} days',
  expiresTomorrow: 'Expires in 1 day',
  expiresToday: 'Expires today',
  irbRequired: 'IRB Required',
  renewed: '{status} (Renewal {renewal})',
});

export interface StatusFacts {
  readonly status: RequestStatus;
  /** ISO 8601 with the time; null before access was given. */
  readonly expiration_date?: string | null;
  /** The access period ended, as set by the nightly task. */
  readonly expired?: boolean | undefined;
  /** Status of the newest renewal; null if there is none. */
  readonly renewal_status?: RequestStatus | null | undefined;
}

/**
 * Days are counted to the end date that pages show. @param timeZone the foundation's time zone, which determines today
 */
export function statusText(facts: StatusFacts, timeZone: string, now = new Date()): string {
  const text = ownStatusText(facts, timeZone, now);
  const { renewal_status: renewal } = facts;
  return renewal ? fillText(TEXTS.renewed, { status: text, renewal: REQUEST_STATUS_LABELS[renewal] }) : text;
}

/** The status text without the renewal. */
export function ownStatusText(facts: StatusFacts, timeZone: string, now = new Date()): string {
  const { status, expiration_date: end, expired = false } = facts;
  if (status === S.SUSPENDED) return TEXTS.suspended;
  if (expired && (status === S.FULFILLED || status === S.APPROVED)) return TEXTS.expired;
  if (status !== S.FULFILLED || !end) return REQUEST_STATUS_LABELS[status];
  if (Date.parse(end) < now.getTime()) return TEXTS.expired;
  // In time zones east of UTC the local end date passes before the access ends, so the difference may be negative.
  const days = Math.max(0, countDays(dayIn(now, timeZone), utcDay(end)));
  if (days > PENDING_DAYS) return REQUEST_STATUS_LABELS[status];
  if (days === 0) return TEXTS.expiresToday;
  return days === 1 ? TEXTS.expiresTomorrow : fillText(TEXTS.expires, { days });
}

/** Shown beside the status of a request that waits for an IRB letter. */
export const irbRequiredText = (): string => TEXTS.irbRequired;
