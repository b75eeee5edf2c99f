import { REQUEST_STATUSES, type RequestStatus } from '@portal/contract/statuses';
import { listChanges } from './audit-values.ts';
import { describeSubject, writeTitle, type AuditStep } from './audit-steps.ts';
import type { HistoryEntry, Names } from './names.ts';

/** Steps of the history in their order (spec 3 section 2.18). */
export function auditSteps(history: readonly HistoryEntry[], names: Names): AuditStep[] {
  return history.reduce<AuditStep[]>((steps, entry) => {
    const last = steps.at(-1);
    const step = makeStep(entry, names);
    if (!last || !isSameStep(last, step)) return [...steps, step];
    return [...steps.slice(0, -1), { ...last, subjects: [...last.subjects, ...step.subjects] }];
  }, []);
}

function makeStep(entry: HistoryEntry, names: Names): AuditStep {
  const subject = describeSubject(entry, names);
  const [before, status] = (entry.model === 'request' ? entry.changes['status'] : null) ?? [];
  // a part that came or went is told by its title; its fields would say it again
  const isTold = writeTitle(entry) !== '' && entry.operation !== 'changed';
  const changes = isTold ? [] : listChanges(entry, names);
  return {
    id: entry.id,
    entry,
    title: writeTitle(entry),
    subjects: subject ? [subject] : [],
    status: readStatus(status),
    before: readStatus(before),
    changes: changes.filter(({ field }) => field !== 'Status' || entry.model !== 'request'),
  };
}

const readStatus = (value: unknown): RequestStatus | null =>
  REQUEST_STATUSES.find((status) => status === value) ?? null;

/** Rows that one click wrote: same kind, same person, same moment. Comments stay apart. */
function isSameStep(one: AuditStep, other: AuditStep): boolean {
  return (
    one.title !== '' &&
    one.title === other.title &&
    one.entry.model !== 'comment' &&
    one.changes.length === 0 &&
    other.changes.length === 0 &&
    one.entry.modifier?.id === other.entry.modifier?.id &&
    one.entry.modified === other.entry.modified
  );
}
