import type { HistoryEntry } from '@portal/contract';
import { isRole, ROLE_LABELS } from '@portal/contract/roles';
import { fill, formatDate, formatDateTime } from '@portal/shared-ui';
import type { AuditEntry } from '@portal/shared-ui/timeline';
import { userHistory as words } from '#texts/user-history';

/** Bookkeeping of the database that says nothing to a reader. */
const HIDDEN: readonly string[] = ['id', 'created', 'modified', 'user_id', 'account_id', 'author_id'];
const KINDS = { created: 'created', changed: 'modified', deleted: 'deleted' } as const;
/** An object is created once: what comes to it or goes from it later, such as a role, modifies it. */
const findKind = ({ model, operation }: HistoryEntry): AuditEntry['kind'] =>
  model === 'user' ? KINDS[operation] : 'modified';
const FIELDS: Readonly<Record<string, string>> = words.fields;
const MODELS: Readonly<Record<string, string>> = words.models;

const fieldLabel = (name: string): string =>
  FIELDS[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** Names of institutions by their ids: the trail itself keeps ids. */
export type InstitutionNames = ReadonlyMap<number, string>;

function valueWords(field: string, value: unknown, institutions: InstitutionNames): string {
  if (field === 'institution_id' && typeof value === 'number')
    return institutions.get(value) ?? fill(words.numbered, { id: value });
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (isRole(value)) return ROLE_LABELS[value];
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return formatDateTime(value);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The history of a person as the audit trail shows it, in time order (spec 3 section 2.18). */
export function auditEntries(
  history: readonly HistoryEntry[],
  institutions: InstitutionNames = new Map(),
): AuditEntry[] {
  return history.map((entry): AuditEntry => {
    const part = entry.model === 'user' ? '' : (MODELS[entry.model] ?? fieldLabel(entry.model));
    return {
      id: entry.id,
      kind: findKind(entry),
      actor: entry.modifier?.display_name ?? '',
      impersonator: entry.impersonator?.display_name ?? null,
      at: entry.modified,
      ...(part ? { what: part } : {}),
      changes: Object.entries(entry.changes)
        .filter(([field]) => !HIDDEN.includes(field))
        .map(([field, [before, after]]) => ({
          field: fieldLabel(field),
          before: valueWords(field, before, institutions),
          after: valueWords(field, after, institutions),
        }))
        .filter(({ before, after }) => before !== after),
    };
  });
}
