import type { AlertType } from '@portal/contract/administration';
import type { Role } from '@portal/contract/roles';
import type { RowOf } from '@portal/shared-ui/data';

export type AlertRow = RowOf<'GET /alert-message/'>;

/** A message in the form: times without a zone, as the browser's fields have them. */
export interface AlertDraft {
  message: string;
  alertType: AlertType;
  from: string;
  until: string;
  audience: readonly Role[];
}

export const EMPTY_ALERT: AlertDraft = {
  message: '',
  alertType: 'information',
  from: '',
  until: '',
  audience: [],
};

const two = (value: number): string => String(value).padStart(2, '0');

/** What the browser's field shows of an instant: the reader's own time, to the minute. */
export function toLocalTime(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

const toInstant = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString();

export const makeDraft = (alert: AlertRow): AlertDraft => ({
  message: alert.message,
  alertType: alert.alertType,
  from: toLocalTime(alert.starts_at),
  until: toLocalTime(alert.ends_at),
  audience: alert.audience,
});

/** The body of a new message. */
export const newBody = ({ message, alertType, from, until, audience }: AlertDraft) => ({
  message: message.trim(),
  alertType,
  audience: [...audience],
  starts_at: toInstant(from),
  ends_at: toInstant(until) ?? null,
});

/** The body of a change. A time that was left alone has its seconds unchanged; an emptied beginning is now. */
export function changedBody(draft: AlertDraft, before: AlertRow) {
  const { starts_at: start, ends_at: end, ...words } = newBody(draft);
  const known = makeDraft(before);
  return {
    ...words,
    ...(draft.from === known.from ? {} : { starts_at: start ?? new Date().toISOString() }),
    ...(draft.until === known.until ? {} : { ends_at: end }),
  };
}
