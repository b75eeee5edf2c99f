import type { SessionRole } from '@portal/contract/roles';
import { ALL_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { queue as words } from '#texts/queue';

/** A queue of the Resource Requests command centre: a name, and the filters of the list API behind it. */
export interface Queue {
  readonly key: string;
  readonly label: string;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** What is in it, where its name alone may be misread. */
  readonly hint?: string;
  /** The status that the list's groups count; absent where a queue must be counted separately. */
  readonly status?: number;
}

const byStatus = (key: string, label: string, status: number): Queue => ({
  key,
  label,
  status,
  query: { status },
});

const NEW = byStatus('new', words.queues.new, S.SUBMITTED);
const UNDER_REVIEW = byStatus('under-review', words.queues.underReview, S.UNDER_REVIEW);
const REVISIONS = byStatus('revisions', words.queues.revisions, S.REVISIONS_REQUESTED);
const PENDING_TEAM = byStatus('pending-team', words.queues.pendingTeam, S.APPROVED_PENDING_TEAM);
/** Under review by no one: the person who reviewed was taken off. What no one was ever assigned to is new. */
export const UNASSIGNED: Queue = {
  key: 'unassigned',
  label: words.queues.unassigned,
  hint: words.queues.unassignedHint,
  query: { status: S.UNDER_REVIEW, reviews__user__isnull: true },
};

/** Types of this command center; Research Match and tissue have their own centres. */
export const RESOURCE_TYPES = ALL_REQUEST_TYPES.filter(({ flow }) => flow === 'plain' || flow === 'funding')
  .map(({ number }) => number)
  .join(',');

/** Reviewers see three queues, everyone else who comes here all of them (spec 3 section 2.2). */
export const listQueues = (role: SessionRole | null): readonly Queue[] =>
  role === 'sfari_reviewer'
    ? [UNDER_REVIEW, REVISIONS, PENDING_TEAM]
    : [NEW, UNASSIGNED, UNDER_REVIEW, REVISIONS, PENDING_TEAM];
