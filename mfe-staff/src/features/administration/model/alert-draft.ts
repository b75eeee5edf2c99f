import type { AlertType } from '@portal/contract/administration';
import type { Role } from '@portal/contract/roles';
import type { RowOf } from '@portal/shared-ui/data';

export type AlertRow = RowOf<'GET /alert-message/'>;

/** An alert as form values: times without a zone, as in the browser's `datetime-local` fields. */
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

/** The value of a `datetime-local` field for an instant: in the reader's time zone, to the minute. */
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

export const newBody = ({ message, alertType, from, until, audience }: AlertDraft) => ({
  message: message.trim(),
  alertType,
  audience: [...audience],
  starts_at: toInstant(from),
  ends_at: toInstant(until) ?? null,
});

/** The body of a change. An unchanged time retains its seconds; an empty start means now. */
export function changedBody(draft: AlertDraft, before: AlertRow) {
  const { starts_at: start, ends_at: end, ...words } = newBody(draft);
  const known = makeDraft(before);
  return {
    ...words,
    ...(draft.from === known.from ? {} : { starts_at: start ?? new Date().toISOString() }),
    ...(draft.until === known.until ? {} : { ends_at: end }),
  };
}
