import type { HistoryEntry } from '@portal/contract';
import type { AuditEntry } from '@portal/shared-ui/timeline';
import { superuser } from '#texts/superuser';

export const MODELS = [
  'request',
  'project',
  'user',
  'institution',
  'dataset',
  'user-institution',
  'alert-message',
  'cohort',
  'feature-toggle',
  'meta-data',
  'email-template',
] as const;
export type HistoryModel = (typeof MODELS)[number];

/** The kind that a text names; requests unless it is one. */
export const readModel = (text: string | null): HistoryModel =>
  MODELS.find((model) => model === text) ?? 'request';

/** A stored value as it is, in words where it is none. */
function writeWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return superuser.nothing;
  if (typeof value === 'boolean') return value ? superuser.yes : superuser.no;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const KINDS = { created: 'created', changed: 'modified', deleted: 'deleted' } as const;

/** Names of fields stay as they are stored: whoever reads this knows the tables. */
export const auditEntry = (entry: HistoryEntry, model: string): AuditEntry => ({
  id: entry.id,
  kind: entry.model === model ? KINDS[entry.operation] : 'modified',
  actor: entry.modifier?.display_name ?? '',
  impersonator: entry.impersonator?.display_name ?? null,
  at: entry.modified,
  what: entry.model === model ? undefined : `${entry.model} ${entry.pk}`,
  changes: Object.entries(entry.changes).map(([field, [before, after]]) => ({
    field,
    before: writeWords(before),
    after: writeWords(after),
  })),
});
