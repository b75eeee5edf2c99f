import type { HistoryEntry } from '@portal/contract';
import {
  historyLabel,
  historyWords,
  type HistorySubject,
} from '@portal/contract/request-types/history-words';
import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { formatDate, formatDollars } from '@portal/shared-ui';
import type { AuditEntry } from '@portal/shared-ui/timeline';
import { history as texts } from '#texts/history';

/** Bookkeeping of the database that says nothing to a reader. */
const HIDDEN = new Set([
  'id',
  'created',
  'modified',
  'creator_id',
  'owner_id',
  'request_id',
  'project_id',
  'user_id',
]);

const FIELDS: Readonly<Record<string, string>> = {
  sfari_request_id: 'SFARI ID',
  sfari_project_id: 'SFARI ID',
  non_autism_research: texts.relatesToAutism,
  public_title: texts.generalAudienceTitle,
  public_abstract: texts.generalAudienceAbstract,
  is_editable: texts.canBeEdited,
  additional_data: texts.resourceDetails,
  agreed_to_usage_policy: texts.agreedToUsagePolicy,
  user_role: 'Role',
  file_id: 'IRB letter',
  num_participants: texts.numberOfParticipants,
  time_length: texts.timeNeededOfEachParticipant,
};

const MODELS: Readonly<Record<string, string>> = {
  irb: 'IRB letter',
  team_member: texts.researchTeamMember,
  request_dataset: 'Dataset',
  request_access: texts.personWithAccess,
  comment: 'Comment',
  datasetaccess: texts.datasetAccess,
  review: 'Review',
};

/** The name of a field as people say it; `subject` is the request whose form it may belong to. */
export const fieldLabel = (name: string, subject?: HistorySubject): string =>
  (subject && historyLabel(subject, name)) ??
  FIELDS[name] ??
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** A stored value in words; '' for nothing. */
export function valueWords(field: string, value: unknown, subject?: HistorySubject): string {
  if (value === null || value === undefined || value === '') return '';
  if (field === 'status' && typeof value === 'number')
    return (REQUEST_STATUS_LABELS as Record<number, string>)[value] ?? String(value);
  const answer = subject && historyWords(subject, field, value);
  if (answer !== undefined) return answer;
  // stored as the opposite of what it is called
  if (field === 'non_autism_research') return value === true ? 'No' : 'Yes';
  if (field === 'estimated_cost' && typeof value === 'number') return formatDollars(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? formatDate(value) : value;
  if (typeof value === 'object') return objectWords(value, subject);
  return typeof value === 'number' ? String(value) : '';
}

function objectWords(value: object, subject?: HistorySubject): string {
  if (Array.isArray(value)) return value.map((one) => valueWords('', one, subject)).join(', ');
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== '')
    .map(([name, inner]) => `${fieldLabel(name, subject)}: ${valueWords(name, inner, subject)}`)
    .join('; ');
}

const KINDS = { created: 'created', changed: 'modified', deleted: 'deleted' } as const;

/** History in the words of the audit trail, the oldest first. `model` is that of the page; parts of it are named. */
export function auditEntries(
  history: readonly HistoryEntry[],
  model: string,
  subject?: HistorySubject,
): AuditEntry[] {
  return history.map((entry): AuditEntry => {
    const part = entry.model === model ? '' : (MODELS[entry.model] ?? fieldLabel(entry.model));
    const changes = Object.entries(entry.changes)
      .filter(([field]) => !HIDDEN.has(field))
      .map(([field, [before, after]]) => ({
        field: part ? `${part}, ${fieldLabel(field, subject).toLowerCase()}` : fieldLabel(field, subject),
        before: valueWords(field, before, subject),
        after: valueWords(field, after, subject),
      }))
      .filter(({ before, after }) => before !== after);
    return {
      id: entry.id,
      // An object is created once: what comes to it or goes from it later modifies it.
      kind: part ? 'modified' : KINDS[entry.operation],
      actor: entry.modifier?.display_name ?? '',
      impersonator: entry.impersonator?.display_name ?? null,
      at: entry.modified,
      changes,
    };
  });
}
