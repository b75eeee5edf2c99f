/** Formats stored values of a history as text. */
import type { HistoryField, HistoryReference } from '@portal/contract/history';
import {
  answerTerm,
  historyLabel,
  historyWords,
  type HistorySubject,
} from '@portal/contract/request-types/history-words';
import { fill } from '../../design/layout/fill.ts';
import { formatDate, formatDateTime } from '../../design/layout/dates.ts';
import { formatDollars } from '../../design/layout/money.ts';
import { replaceMentions } from '../../design/rich-text/replace-mentions.ts';
import { plainWords } from '../../design/timeline/audit-words.ts';
import { history as texts } from '#texts/history';

/** Names of the ids that the page knows. */
export type HistoryNames = Readonly<Partial<Record<HistoryReference, ReadonlyMap<string, string>>>>;

export interface Knowledge {
  readonly names?: HistoryNames;
  /** For a request: the form that its answers belong to. */
  readonly subject?: HistorySubject | undefined;
  /** People who are mentioned in texts and no longer have an account. */
  readonly missing?: readonly number[] | undefined;
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The label of a field; for a form answer, the label in the form. */
export const formatLabel = (name: string, field: HistoryField, { subject }: Knowledge): string =>
  (field.format === 'answer' && subject ? historyLabel(subject, name) : undefined) ?? field.label;

/** Formats a stored value; '' for an empty value. */
export function formatValue(name: string, field: HistoryField, value: unknown, known: Knowledge): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'string' && value.includes('data-mention'))
    return replaceMentions(value, known.missing);
  if (field.refersTo) return isId(value) ? formatReference(field.refersTo, String(value), known) : '';
  if (field.values && isId(value)) return field.values[String(value)] ?? String(value);
  if (field.format === 'answer') return tellAnswer(name, value, known);
  if (field.format === 'opposite') return value === true ? texts.no : texts.yes;
  if (field.format === 'dollars' && typeof value === 'number') return formatDollars(value);
  return formatPlain(value, field.format === 'time' ? formatDateTime : formatDate);
}

const formatReference = (kind: HistoryReference, id: string, { names }: Knowledge): string =>
  names?.[kind]?.get(id) ?? fill(texts[kind], { id });

/** Formats a stored answer of a request, or all answers with their labels; '' for an empty value. */
export function tellAnswer(name: string, value: unknown, { subject }: Knowledge = {}): string {
  const isOne = typeof value !== 'object' || value === null || Array.isArray(value);
  const changed = isOne ? {} : (value as Readonly<Record<string, unknown>>);
  const answer = (field: string, given: unknown): string => {
    if (field === 'estimated_cost' && typeof given === 'number') return formatDollars(given);
    return plainWords(
      (subject && historyWords(subject, field, given, changed)) ?? formatPlain(given, formatDate),
    );
  };
  if (isOne) return answer(name, value);
  return Object.entries(changed)
    .map(([field, given]) => [
      (subject && historyLabel(subject, field)) ?? answerTerm(field),
      answer(field, given),
    ])
    .filter(([, words]) => words !== '')
    .map((pair) => pair.join(': '))
    .join('; ');
}

/** Formats a value of unknown type. */
function formatPlain(value: unknown, formatDay: (iso: string) => string): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? formatDay(value) : value;
  if (Array.isArray(value))
    return value
      .map((one) => formatPlain(one, formatDay))
      .filter(Boolean)
      .join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => [answerTerm(name), formatPlain(inner, formatDay)])
    .filter(([, words]) => words !== '')
    .map((pair) => pair.join(': '))
    .join(', ');
}
