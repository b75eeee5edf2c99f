/**
 * The researcher's timeline: the stage of a request, who acts next, and when to expect an answer (spec 2 section 2.4).
 */
import {
  addDays,
  lastOfMonth,
  REQUEST_STATUS as S,
  REQUEST_STATUS_LABELS,
  requestType,
  RESEARCH_MATCH_TYPES,
  utcDay,
  writeDay,
  type RequestStage,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import { say, translate } from '@portal/kit';
import type { z } from 'zod';
import { stageWords as words } from '../../texts/en/stages.ts';

type Stage = z.output<typeof RequestStage>;

export interface StageDates {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly created: string;
  readonly submission_date: string | null;
  readonly decision_date: string | null;
  readonly fulfillment_date: string | null;
  readonly expiration_date: string | null;
  /** When it was submitted for the first time. */
  readonly first_submitted?: string | null;
  readonly review_began: string | null;
  readonly status_since?: string | null;
  /** Set on renewals. */
  readonly renewal_of?: unknown;
  /** Set if the reader is not the owner; the owner is addressed as 'you'. */
  readonly owner_name?: string;
}

/** Decisions on all but Research Match requests may take up to two weeks (spec 2 section 1). */
const PROMISED_DAYS = 14;

function expectedDay(request: StageDates): string {
  const submitted = utcDay(request.submission_date ?? request.created);
  if (!RESEARCH_MATCH_TYPES.includes(request.type)) return addDays(submitted, PROMISED_DAYS);
  const [year = 0, month = 1] = submitted.split('-').map(Number);
  return lastOfMonth(year, Math.ceil(month / 3) * 3);
}

function expectation(request: StageDates, now: Date): string {
  const day = expectedDay(request);
  if (day >= utcDay(now)) return say(words.expected, { day: writeDay(day) });
  // staff need the day that was missed; to the owner it would sound like a promise that was broken
  return request.owner_name === undefined
    ? translate(words.late.own)
    : say(words.late.other, { day: writeDay(day) });
}

/** The number of completed stages, and a note on the present one. */
type Progress = readonly [done: number, note: string | null];

function describeProgress({ status, type, owner_name: owner }: StageDates, expected: string): Progress {
  const chooseText = ({ own, other }: { readonly own: string; readonly other: string }): string =>
    owner === undefined ? translate(own) : say(other, { who: owner });
  // For the owner the page above the timeline says it, so the note is only for other readers.
  const forOthers = (text: string): string | null => (owner === undefined ? null : say(text, { who: owner }));
  const progress: Readonly<Record<RequestStatus, () => Progress>> = {
    [S.CREATED]: () => [0, forOthers(words.notYetSubmitted)],
    [S.SUBMITTED]: () => [2, say(words.waitingForReviewer, { expected })],
    [S.UNDER_REVIEW]: () => [2, expected],
    [S.REVIEW_MEETING]: () => [2, expected],
    [S.REVISIONS_REQUESTED]: () => [3, forOthers(words.revisions)],
    [S.DEFERRED]: () => [3, chooseText(words.deferred)],
    [S.CONDITIONALLY_APPROVED]: () => [3, translate(words.conditions)],
    [S.APPROVED_PENDING_TEAM]: () => [3, forOthers(words.waitingForTeam)],
    // the progress of agreement and shipment is shown on the page; repeating it here could contradict it
    [S.APPROVED]: () => [
      4,
      requestType(type).collection ? translate(words.shipping) : forOthers(words.preparing),
    ],
    [S.SUSPENDED]: () => [4, chooseText(words.suspended)],
    [S.REJECTED]: () => [4, null],
    [S.WITHDRAWN]: () => [4, null],
    [S.FULFILLED]: () => [5, null],
    [S.ARCHIVED]: () => [5, null],
  };
  return progress[status]();
}

/** The stages in order. A rejected or withdrawn request stops at its decision. */
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
    { key: 'created', label: translate(words.draft), date: request.created },
    { key: 'submitted', label: submittedLabel(request), date: request.submission_date },
    { key: 'review', label: translate(words.review), date: findReview(request) },
    {
      key: 'decision',
      label: translate(decided ? REQUEST_STATUS_LABELS[outcome] : words.decision),
      date: decided ? request.decision_date : null,
    },
    { key: 'fulfilled', label: accessLabel(status), date: findAccess(request) },
  ];
  // A renewal has no access stage, because it extends the access of its request.
  return (ended || request.renewal_of ? stages.slice(0, 4) : stages).map((stage, index) => {
    const reached = index < done ? 'done' : index === done ? 'current' : 'upcoming';
    const state = reached === 'done' ? pastState(stage, ended) : reached;
    return { ...stage, state, note: state === 'current' ? note : finalNote(request, stage.key) };
  });
}

/** The state of a past stage: a review that never began is `skipped`, a rejection is `stopped`. */
function pastState({ key, date }: Pick<Stage, 'key' | 'date'>, ended: boolean): Stage['state'] {
  if (key === 'review' && date === null) return 'skipped';
  return key === 'decision' && ended ? 'stopped' : 'done';
}

/** A review that ended with revisions does not count for the resubmitted application. */
function findReview({ review_began: began, submission_date: submitted }: StageDates): string | null {
  return began && submitted && Date.parse(began) < Date.parse(submitted) ? null : began;
}

/** The day of the event that the stage's label names: archiving is later than fulfillment. */
const findAccess = ({ status, status_since: since, fulfillment_date: given }: StageDates): string | null =>
  status === S.ARCHIVED || status === S.SUSPENDED ? (since ?? given) : given;

function accessLabel(status: RequestStatus): string {
  if (status === S.SUSPENDED || status === S.ARCHIVED) return translate(REQUEST_STATUS_LABELS[status]);
  return translate(status === S.FULFILLED ? words.accessGiven : words.access);
}

/** The date of the stage is that of the last submission; the label names the first one, too. */
function submittedLabel({ first_submitted: first, submission_date: last }: StageDates): string {
  const isRevised = first && last && utcDay(first) < utcDay(last);
  return isRevised ? say(words.submittedAgain, { day: writeDay(utcDay(first)) }) : translate(words.submitted);
}

function finalNote({ status, expiration_date: end }: StageDates, key: Stage['key']): string | null {
  if (key !== 'fulfilled' || status !== S.FULFILLED || !end) return null;
  return say(words.accessUntil, { day: writeDay(utcDay(end)) });
}
