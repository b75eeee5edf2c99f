import { RDA_STATUS_LABELS, type RdaStatus } from '@portal/contract/statuses';
import type { ResponseOf } from '@portal/contract/types';
import { fill, formatDate } from '@portal/shared-ui';
import type { AuditEntry } from '@portal/shared-ui/timeline';
import { rdaAdmin } from '#texts/rda';

type HistoryEntry = ResponseOf<'GET /history/'>['results'][number];
type Data = Readonly<Record<string, unknown>>;

const FIELDS: readonly (readonly [string, string])[] = [
  ['status', rdaAdmin.status],
  ['signature', rdaAdmin.signature],
  ['signature_date', rdaAdmin.signatureDate],
  ['sf_signature', rdaAdmin.foundationSignature],
  ['sf_signature_date', rdaAdmin.foundationDate],
  ['revised_date', rdaAdmin.revisedDate],
  ['comments', rdaAdmin.comments],
];

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const dataOf = (value: unknown): Data => (isData(value) ? value : {});

function wordsOf(field: string, value: unknown): string {
  if (typeof value === 'number') return RDA_STATUS_LABELS[value as RdaStatus];
  if (typeof value !== 'string') return '';
  return field.endsWith('_date') ? formatDate(value) : value;
}

/** Steps of an agreement as people read them: what the form holds, a new document, a signature. */
export function historyEntries(history: readonly HistoryEntry[]): AuditEntry[] {
  return history.map((entry) => {
    const { id, model, operation, modified, modifier, impersonator, changes } = entry;
    const [before, after] = (changes['additional_data'] ?? []).map(dataOf);
    const changed = FIELDS.flatMap(([name, field]) => {
      const change = { before: wordsOf(name, before?.[name]), after: wordsOf(name, after?.[name]) };
      return change.before === change.after ? [] : [{ field, ...change }];
    });
    const what = titleOf(entry);
    return {
      id,
      kind: model === 'file' && operation === 'created' ? 'created' : 'modified',
      actor: modifier?.display_name ?? '',
      impersonator: impersonator?.display_name ?? null,
      at: modified,
      ...(what ? { what } : {}),
      changes: changed,
    } as const;
  });
}

function titleOf({ model, operation, changes }: HistoryEntry): string {
  if (model === 'signature') {
    const name = changes['typed_name']?.[1];
    return fill(rdaAdmin.signed, { name: typeof name === 'string' ? name : '' });
  }
  return operation === 'changed' && changes['storage_key'] ? rdaAdmin.documentChanged : '';
}
