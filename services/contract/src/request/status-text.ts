/** What lists and pages say of a request's status (spec 3 section 9); the status itself stays what it is. */
import { countDays, dayIn, utcDay } from '../basics/days.ts';
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

/** From how many days before the end a fulfilled request says so: those in which the dashboard calls it Pending. */
export const EXPIRY_NOTICE_DAYS = 60;

export interface StatusFacts {
  readonly status: RequestStatus;
  /** ISO 8601 with the time; null before access was given. */
  readonly expiration_date?: string | null;
  /** Its term ended, as the night found it. */
  readonly expired?: boolean | undefined;
  /** Of the newest renewal; null where there is none. */
  readonly renewal_status?: RequestStatus | null | undefined;
}

/** Days are counted to the one that pages show for the end. @param timeZone the foundation's, in which today is a day */
export function statusText(facts: StatusFacts, timeZone: string, now = new Date()): string {
  const text = ownStatusText(facts, timeZone, now);
  const { renewal_status: renewal } = facts;
  return renewal ? fillText(TEXTS.renewed, { status: text, renewal: REQUEST_STATUS_LABELS[renewal] }) : text;
}

/** The same without its renewal. */
export function ownStatusText(facts: StatusFacts, timeZone: string, now = new Date()): string {
  const { status, expiration_date: end, expired = false } = facts;
  if (status === S.SUSPENDED) return TEXTS.suspended;
  if (expired && (status === S.FULFILLED || status === S.APPROVED)) return TEXTS.expired;
  if (status !== S.FULFILLED || !end) return REQUEST_STATUS_LABELS[status];
  if (Date.parse(end) < now.getTime()) return TEXTS.expired;
  // Where the day begins before it does in UTC, the last one is over before the access is.
  const days = Math.max(0, countDays(dayIn(now, timeZone), utcDay(end)));
  if (days > EXPIRY_NOTICE_DAYS) return REQUEST_STATUS_LABELS[status];
  if (days === 0) return TEXTS.expiresToday;
  return days === 1 ? TEXTS.expiresTomorrow : fillText(TEXTS.expires, { days });
}

/** Beside the status of a request that waits for a letter. */
export const irbRequiredText = (): string => TEXTS.irbRequired;
