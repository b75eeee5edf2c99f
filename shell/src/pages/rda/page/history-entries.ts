import { RDA_STATUS_LABELS, type RdaStatus } from '@portal/contract/statuses';
import type { ResponseOf } from '@portal/contract/types';
import { fill, formatDate } from '@portal/shared-ui';
import type { AuditEntry } from '@portal/shared-ui/timeline';
import { paper, rdaAdmin } from '#texts/rda';

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
const readData = (value: unknown): Data => (isData(value) ? value : {});

function writeWords(field: string, value: unknown): string {
  if (typeof value === 'number') return RDA_STATUS_LABELS[value as RdaStatus];
  if (typeof value !== 'string') return '';
  return field.endsWith('_date') ? formatDate(value) : value;
}

/** The signature says these already. */
const SAID_BY_SIGNATURE = ['signature', 'signature_date', 'sf_signature', 'sf_signature_date'];

/** Steps of an agreement as people read them: what the form holds, a new document, a signature. */
export function historyEntries(history: readonly HistoryEntry[]): AuditEntry[] {
  return history.flatMap((entry, index) => {
    if (isToldBySignature(entry, history[index - 1])) return [];
    const { id, model, operation, modified, modifier, impersonator } = entry;
    const next = history[index + 1];
    const effect = next && isToldBySignature(next, entry) ? next : null;
    const [before, after] = ((effect ?? entry).changes['additional_data'] ?? []).map(readData);
    const changed = FIELDS.flatMap(([name, field]) => {
      if (effect && SAID_BY_SIGNATURE.includes(name)) return [];
      const change = { before: writeWords(name, before?.[name]), after: writeWords(name, after?.[name]) };
      return change.before === change.after ? [] : [{ field, ...change }];
    });
    const what = writeTitle(entry);
    const step: AuditEntry = {
      id,
      kind: model === 'file' && operation === 'created' ? 'created' : 'modified',
      actor: modifier?.display_name ?? '',
      impersonator: impersonator?.display_name ?? null,
      at: modified,
      ...(what ? { what } : {}),
      changes: changed,
    };
    return [step];
  });
}

/** A signature changes the agreement in the same moment; to people that is one step. */
function isToldBySignature(entry: HistoryEntry, before: HistoryEntry | undefined): boolean {
  return (
    entry.model === 'file' &&
    before?.model === 'signature' &&
    before.operation === 'created' &&
    entry.modifier?.id === before.modifier?.id &&
    // of one call; what has no call, as what is imported, carries the same time
    (entry.correlation_id === null
      ? entry.modified === before.modified
      : entry.correlation_id === before.correlation_id)
  );
}

function writeTitle({ model, operation, changes }: HistoryEntry): string {
  if (model === 'signature') {
    const name = changes['typed_name']?.[1];
    const side = changes['role']?.[1] === 'foundation' ? 'foundation' : 'official';
    return fill(rdaAdmin.signedBy[side], { name: typeof name === 'string' ? name : '' });
  }
  if (model === 'paper_record') {
    const state = changes['state']?.[1];
    const reason = changes['reason']?.[1];
    if (state === 'confirmed') return paper.history.confirmed;
    return state === 'refused'
      ? fill(paper.history.refused, { reason: typeof reason === 'string' ? reason : '' })
      : paper.history.recorded;
  }
  return operation === 'changed' && changes['storage_key'] ? rdaAdmin.documentChanged : '';
}
