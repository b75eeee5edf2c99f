/** The researcher's timeline: how far a request is, who has it, and when an answer can be expected (spec 2 section 2.4). */
import {
  REQUEST_STATUS as S,
  REQUEST_STATUS_LABELS,
  RESEARCH_MATCH_TYPES,
  type RequestStage,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
// By function: the package's entry loads three hundred modules, a second of every start.
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { isBefore } from 'date-fns/isBefore';
import { parseISO } from 'date-fns/parseISO';
import type { z } from 'zod';

type Stage = z.output<typeof RequestStage>;

export interface StageDates {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly created: string;
  readonly submission_date: string | null;
  readonly decision_date: string | null;
  readonly fulfillment_date: string | null;
  readonly expiration_date: string | null;
  readonly review_began: string | null;
  /** Set where somebody else than the owner reads; the owner is addressed as 'you'. */
  readonly owner_name?: string;
}

/** Decisions on other than Research Match requests may take up to two weeks (spec 2 section 1). */
const REVIEW_DAYS = 14;
const readDay = (moment: string): Date => {
  const { 0: year = 0, 1: month = 1, 2: day = 1 } = moment.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day);
};
const words = (day: Date): string => format(day, 'MM/dd/yyyy');
/** The instant's day in UTC: a date on the page never shifts with a time zone. */
const utcDay = (moment: string): Date => readDay(parseISO(moment).toISOString());

function expectedDay(request: StageDates): Date {
  const submitted = utcDay(request.submission_date ?? request.created);
  if (!RESEARCH_MATCH_TYPES.includes(request.type)) return addDays(submitted, REVIEW_DAYS);
  return new Date(submitted.getFullYear(), Math.floor(submitted.getMonth() / 3) * 3 + 3, 0);
}

function expectation(request: StageDates, now: Date): string {
  const day = expectedDay(request);
  return isBefore(day, utcDay(now.toISOString()))
    ? 'This takes longer than usual.'
    : `Decision expected by ${words(day)}.`;
}

/** Number of stages that are done, and what is said about the one that is under way. */
type Progress = readonly [done: number, note: string | null];

function describeProgress({ status, owner_name: owner }: StageDates, expected: string): Progress {
  const withOwner = (forOwner: string, forOthers: string): string =>
    owner === undefined ? `With you: ${forOwner}` : `With ${owner}: ${forOthers}`;
  const progress: Readonly<Record<RequestStatus, Progress>> = {
    [S.CREATED]: [0, withOwner('finish the draft and submit it.', 'the draft is not submitted yet.')],
    [S.SUBMITTED]: [2, `Waiting for a reviewer. ${expected}`],
    [S.UNDER_REVIEW]: [2, `With the reviewers. ${expected}`],
    [S.REVIEW_MEETING]: [2, `Will be discussed in the review meeting. ${expected}`],
    [S.REVISIONS_REQUESTED]: [
      3,
      withOwner('make the changes that were asked for and submit again.', 'changes were asked for.'),
    ],
    [S.DEFERRED]: [
      3,
      withOwner(
        'your request was put off. You can change it and submit it again.',
        'the request was put off and can be changed and submitted again.',
      ),
    ],
    [S.CONDITIONALLY_APPROVED]: [
      3,
      'Some points must be settled first. They are named on this page and in our mail.',
    ],
    [S.APPROVED_PENDING_TEAM]: [
      3,
      `Waiting until everybody on ${owner === undefined ? 'your' : 'the'} team is ready. It then goes on by itself.`,
    ],
    [S.APPROVED]: [4, owner === undefined ? 'Your access is being prepared.' : 'Access is being prepared.'],
    [S.SUSPENDED]: [
      4,
      `Access is suspended for non-compliance.${owner === undefined ? ' Please contact us.' : ''}`,
    ],
    [S.REJECTED]: [4, null],
    [S.WITHDRAWN]: [4, null],
    [S.FULFILLED]: [5, null],
    [S.ARCHIVED]: [5, null],
  };
  return progress[status];
}

/** Stages in order. A request that was refused or withdrawn stops at its decision. */
export function listStages(request: StageDates, now = new Date()): Stage[] {
  const { status } = request;
  const decided =
    status !== S.CREATED &&
    status !== S.SUBMITTED &&
    status !== S.UNDER_REVIEW &&
    status !== S.REVIEW_MEETING;
  const ended = status === S.REJECTED || status === S.WITHDRAWN;
  const [done, note] = describeProgress(request, expectation(request, now));
  const outcome =
    status === S.FULFILLED || status === S.ARCHIVED || status === S.SUSPENDED ? S.APPROVED : status;
  const stages: Omit<Stage, 'state' | 'note'>[] = [
    { key: 'created', label: 'Draft', date: request.created },
    { key: 'submitted', label: 'Submitted', date: request.submission_date },
    { key: 'review', label: 'Review', date: findReview(request) },
    {
      key: 'decision',
      label: decided ? REQUEST_STATUS_LABELS[outcome] : 'Decision',
      date: decided ? request.decision_date : null,
    },
    { key: 'fulfilled', label: accessLabel(status), date: request.fulfillment_date },
  ];
  return (ended ? stages.slice(0, 4) : stages).map((stage, index) => {
    const reached = index < done ? 'done' : index === done ? 'current' : 'upcoming';
    const state = reached === 'done' ? pastState(stage, ended) : reached;
    return { ...stage, state, note: state === 'current' ? note : finalNote(request, stage.key) };
  });
}

/** How a stage stands that lies behind: a review that never began was passed over, a refusal is nobody's success. */
function pastState({ key, date }: Pick<Stage, 'key' | 'date'>, ended: boolean): Stage['state'] {
  if (key === 'review' && date === null) return 'skipped';
  return key === 'decision' && ended ? 'stopped' : 'done';
}

/** A review that ended with revisions is not the review of what was submitted again. */
function findReview({ review_began: began, submission_date: submitted }: StageDates): string | null {
  return began && submitted && isBefore(parseISO(began), parseISO(submitted)) ? null : began;
}

function accessLabel(status: RequestStatus): string {
  if (status === S.SUSPENDED || status === S.ARCHIVED) return REQUEST_STATUS_LABELS[status];
  return status === S.FULFILLED ? 'Access given' : 'Access';
}

function finalNote({ status, expiration_date: end }: StageDates, key: Stage['key']): string | null {
  if (key !== 'fulfilled' || status !== S.FULFILLED || !end) return null;
  return `Access until ${words(utcDay(end))}.`;
}
