import { historyLabel, historyWords } from '@portal/contract/request-types/history-words';
import { REQUEST_STATUS_LABELS, REQUEST_TYPE_LABELS, REVIEWER_ROLE_LABELS } from '@portal/contract/statuses';
import { formatDate } from '@portal/shared-ui';
import { valueWords, words } from './detail-items.ts';
import { isPerson, type HistoryEntry, type Names } from './names.ts';
import { request as texts } from '#texts/request';

export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Numbers and marks of the database that say nothing to a reader. */
const HIDDEN = /(^|_)id$|^created$|^modified$|^verified$/;
/** The title says these already. */
const IN_TITLE: Readonly<Record<string, readonly string[]>> = {
  review: ['reviewer_role'],
  comment: ['text'],
  datasetaccess: ['access_type'],
};
const TERMS: Readonly<Record<string, string>> = {
  additional_data: 'Details',
  agreed_to_usage_policy: texts.agreedToUsagePolicy,
  zendesk_ticket_ids: texts.zendeskIds,
};
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: REQUEST_STATUS_LABELS,
  type: REQUEST_TYPE_LABELS,
  reviewer_role: REVIEWER_ROLE_LABELS,
};

/** Text without its mark-up. */
export const plainWords = (value: unknown, name = ''): string =>
  valueWords(value, name)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

function writeWords(field: string, value: unknown, names: Names): string {
  if (isPerson(field) && typeof value === 'number') return names.people.get(value) ?? 'a person';
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value)) return formatDate(value);
  if (field === 'additional_data' && typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(
        ([name, inner]) =>
          [
            historyLabel(names.subject, name) ?? words(name),
            plainWords(historyWords(names.subject, name, inner) ?? inner, name),
          ] as const,
      )
      .filter(([, inner]) => inner !== '')
      .map(([name, inner]) => `${name}: ${inner}`)
      .join('; ');
  }
  return LABELS[field]?.[String(value)] ?? plainWords(historyWords(names.subject, field, value) ?? value);
}

/** What changed, in words; what was set to nothing at the start is left out. */
export function listChanges(entry: HistoryEntry, names: Names): Change[] {
  const said = IN_TITLE[entry.model] ?? [];
  return Object.entries(entry.changes)
    .filter(([field]) => !HIDDEN.test(field) && !said.includes(field))
    .map(([field, [before, after]]) => ({
      field: TERMS[field] ?? historyLabel(names.subject, field) ?? words(field),
      before: writeWords(field, before, names),
      after: writeWords(field, after, names),
    }))
    .filter(({ before, after }) => before !== after && !(before === '' && after === 'No'));
}
