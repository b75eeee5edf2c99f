import type { SessionRole } from '@portal/contract/roles';
import { ALL_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { queue as words } from '#texts/queue';

/** A queue of the Resource Requests command center: a name and its list API filters. */
export interface Queue {
  readonly key: string;
  readonly label: string;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** Explains the content, if the name could be misread. */
  readonly hint?: string;
  /** The status whose group count gives the queue's size; missing if the queue must be counted separately. */
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
/** Requests under review whose reviewer was removed. Requests that never had a reviewer are in New. */
export const UNASSIGNED: Queue = {
  key: 'unassigned',
  label: words.queues.unassigned,
  hint: words.queues.unassignedHint,
  query: { status: S.UNDER_REVIEW, reviews__user__isnull: true },
};

/** Types of this command center; Research Match and tissue have their own. */
export const RESOURCE_TYPES = ALL_REQUEST_TYPES.filter(({ flow }) => flow === 'plain' || flow === 'funding')
  .map(({ number }) => number)
  .join(',');

/** Reviewers see three queues; all other roles with this page see all (spec 3 section 2.2). */
export const listQueues = (role: SessionRole | null): readonly Queue[] =>
  role === 'sfari_reviewer'
    ? [UNDER_REVIEW, REVISIONS, PENDING_TEAM]
    : [NEW, UNASSIGNED, UNDER_REVIEW, REVISIONS, PENDING_TEAM];
