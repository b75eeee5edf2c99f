import { REQUEST_STATUS_LABELS, REVIEWER_ROLE_LABELS } from '@portal/contract/statuses';
import type { ResponseOf } from '@portal/contract/types';
import type { AuditEntry } from '@portal/shared-ui/timeline';

type Entry = ResponseOf<'GET /history/'>['results'][number];
type Change = NonNullable<AuditEntry['changes']>[number];

const KINDS = { created: 'created', changed: 'modified', deleted: 'deleted' } as const;
const MODELS: Readonly<Record<string, string>> = {
  review: 'Reviewer',
  comment: 'Comment',
  datasetaccess: 'Dataset access',
  request_dataset: 'Dataset',
  request_access: 'Access list',
};
/** Numbers of the database that say nothing to a reader. */
const HIDDEN = /(^|_)id$|^created$|^modified$|^additional_data$/;

/** 'submission_date' as 'Submission date'. */
const words = (field: string): string => {
  const spaced = field.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

function valueOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const labels =
    field === 'status' ? REQUEST_STATUS_LABELS : field === 'reviewer_role' ? REVIEWER_ROLE_LABELS : null;
  if (labels) return (labels as Readonly<Record<string, string>>)[String(value)] ?? String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value)
    .replace(/<[^>]+>/g, ' ')
    .trim();
}

/** Entries of the history API as the trail shows them, in their order. A part of the request names itself first. */
export function auditEntries(history: readonly Entry[]): AuditEntry[] {
  return history.map((entry) => {
    const changes: Change[] = Object.entries(entry.changes)
      .filter(([field]) => !HIDDEN.test(field))
      .map(([field, [before, after]]) => ({
        field: words(field),
        before: valueOf(field, before),
        after: valueOf(field, after),
      }));
    const part = MODELS[entry.model];
    return {
      id: entry.id,
      kind: KINDS[entry.operation],
      actor: entry.modifier?.display_name ?? '',
      impersonator: entry.impersonator?.display_name ?? null,
      at: entry.modified,
      changes: part
        ? [
            { field: part, before: '', after: entry.operation === 'deleted' ? 'removed' : 'added' },
            ...changes,
          ]
        : changes,
    };
  });
}
