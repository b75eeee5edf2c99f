import {
  INSTITUTION_STATUS as S,
  INSTITUTION_STATUSES,
  type InstitutionStatus,
} from '@portal/contract/statuses';
import type { ResponseOf } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { history as words, historyFields } from '#texts/institution-history';

export type HistoryEntry = ResponseOf<'GET /history/'>['results'][number];

/** One step of an institution as people read it. */
export interface AuditStep {
  readonly entry: HistoryEntry;
  /** 'Submitted', 'Comment', …; '' when the fields speak for themselves. */
  readonly title: string;
  /** The status that the institution got. */
  readonly status: InstitutionStatus | null;
  /** Words of a comment. */
  readonly quote: string | null;
  readonly changes: readonly { field: string; before: string; after: string }[];
}

/** Names of people by account id, as far as the page knows them. */
export type Names = ReadonlyMap<number, string>;

const isStatus = (value: unknown): value is InstitutionStatus =>
  INSTITUTION_STATUSES.some((status) => status === value);

/** Wording of spec 3 section 4.14. */
function statusTitle(before: unknown, after: InstitutionStatus): string {
  switch (after) {
    case S.PENDING_SBSO:
      return before === S.NEW_SBSO ? words.newOfficialNamed : '';
    case S.UNDER_REVIEW:
      return before === S.FOLLOW_UP ? words.resubmitted : words.submitted;
    case S.APPROVED:
      return words.approved;
    case S.REJECTED:
      return words.rejected;
    case S.FOLLOW_UP:
      return words.revisions;
    case S.NEW_SBSO:
      return words.newOfficialNeeded;
  }
}

/** The value of a field after the step; of what was deleted, before it. */
const held = ({ changes, operation }: HistoryEntry, field: string): string => {
  const value = changes[field]?.[operation === 'deleted' ? 0 : 1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const statusIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;

/** An agreement's own rows: signed by the official is 2, executed by the foundation is 3. */
function agreementTitle({ changes }: HistoryEntry): string {
  const [before, after] = (changes['additional_data'] ?? []).map(statusIn);
  if (before === after) return '';
  if (after === 2) return words.rdaSigned;
  return after === 3 ? words.rdaExecuted : '';
}

/** The institution's history with the steps of its agreements that move its way, in time order. */
export function withAgreements(
  own: readonly HistoryEntry[],
  agreements: readonly HistoryEntry[],
): HistoryEntry[] {
  const steps = agreements.filter((entry) => entry.model === 'file' && agreementTitle(entry) !== '');
  return [...own, ...steps].sort(
    (one, other) => Date.parse(one.modified) - Date.parse(other.modified) || one.id - other.id,
  );
}

const INVITATION_STEPS: Readonly<Record<string, string>> = {
  accepted: words.invitationAccepted,
  declined: words.invitationDeclined,
  withdrawn: words.invitationWithdrawn,
};

function partTitle(entry: HistoryEntry): string {
  const isGone = entry.operation === 'deleted';
  switch (entry.model) {
    case 'institution_comment':
      return words.comment;
    case 'institution_domain':
      return fill(isGone ? words.domainRemoved : words.domainAdded, { value: held(entry, 'domain') });
    case 'institution_associated_name':
      return fill(isGone ? words.nameRemoved : words.nameAdded, { value: held(entry, 'name') });
    case 'official_invitation':
      return entry.operation === 'created'
        ? fill(words.invited, { value: `${held(entry, 'first_name')} ${held(entry, 'last_name')}` })
        : (INVITATION_STEPS[held(entry, 'status')] ?? words.invitationChanged);
    default:
      return agreementTitle(entry);
  }
}

function valueWords(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'current_io_id') return names.get(Number(value)) ?? fill(words.person, { id: Number(value) });
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Steps of the history in their order (spec 3 section 2.18). */
export function auditSteps(history: readonly HistoryEntry[], names: Names): AuditStep[] {
  return history.map((entry) => {
    const isOwn = entry.model === 'institution';
    const [before, after] = (isOwn && entry.changes['status']) || [];
    const status = isStatus(after) ? after : null;
    const rda = isOwn ? entry.changes['current_rda_id'] : undefined;
    const rdaTitle = rda && entry.operation === 'changed' ? (rda[1] ? words.rdaAdded : words.rdaCleared) : '';
    const title = isOwn ? (status === null ? rdaTitle : statusTitle(before, status)) : partTitle(entry);
    const changes = isOwn
      ? Object.entries(entry.changes).flatMap(([field, [from, to]]) => {
          const label = historyFields[field];
          const change = { before: valueWords(field, from, names), after: valueWords(field, to, names) };
          // a switch that starts as No says nothing
          const isNews = change.before !== change.after && !(change.before === '' && to === false);
          return label && isNews ? [{ field: label, ...change }] : [];
        })
      : [];
    const quote = entry.model === 'institution_comment' ? held(entry, 'comment') || null : null;
    return { entry, title, status, quote, changes };
  });
}
