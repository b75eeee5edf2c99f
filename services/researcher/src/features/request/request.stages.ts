/** The researcher's timeline: how far a request is, who has it, and when an answer can be expected (spec 2 section 2.4). */
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
  readonly review_began: string | null;
  readonly status_since?: string | null;
  /** Set where it renews another request. */
  readonly renewal_of?: unknown;
  /** Set where someone else than the owner reads; the owner is addressed as 'you'. */
  readonly owner_name?: string;
}

/** Decisions on other than Research Match requests may take up to two weeks (spec 2 section 1). */
const REVIEW_DAYS = 14;

function expectedDay(request: StageDates): string {
  const submitted = utcDay(request.submission_date ?? request.created);
  if (!RESEARCH_MATCH_TYPES.includes(request.type)) return addDays(submitted, REVIEW_DAYS);
  const [year = 0, month = 1] = submitted.split('-').map(Number);
  return lastOfMonth(year, Math.ceil(month / 3) * 3);
}

function expectation(request: StageDates, now: Date): string {
  const day = expectedDay(request);
  return day < utcDay(now) ? translate(words.late) : say(words.expected, { day: writeDay(day) });
}

/** Number of stages that are done, and what is said about the one that is under way. */
type Progress = readonly [done: number, note: string | null];

function describeProgress({ status, type, owner_name: owner }: StageDates, expected: string): Progress {
  const chooseText = ({ own, other }: { readonly own: string; readonly other: string }): string =>
    owner === undefined ? translate(own) : say(other, { who: owner });
  // What the owner must do, or waits for, is on the page above the timeline.
  const forOthers = (text: string): string | null => (owner === undefined ? null : say(text, { who: owner }));
  const progress: Readonly<Record<RequestStatus, () => Progress>> = {
    [S.CREATED]: () => [0, forOthers(words.notYetSubmitted)],
    [S.SUBMITTED]: () => [2, say(words.waitingForReviewer, { expected })],
    [S.UNDER_REVIEW]: () => [2, expected],
    [S.REVIEW_MEETING]: () => [2, expected],
    [S.REVISIONS_REQUESTED]: () => [3, forOthers(words.revisions)],
    [S.DEFERRED]: () => [3, chooseText(words.deferred)],
    [S.CONDITIONALLY_APPROVED]: () => [3, translate(words.conditions)],
    [S.APPROVED_PENDING_TEAM]: () => [3, chooseText(words.waitingForTeam)],
    // how far an agreement and a shipment are is on the page; here it would be wrong sooner or later
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
    { key: 'created', label: translate(words.draft), date: request.created },
    { key: 'submitted', label: translate(words.submitted), date: request.submission_date },
    { key: 'review', label: translate(words.review), date: findReview(request) },
    {
      key: 'decision',
      label: translate(decided ? REQUEST_STATUS_LABELS[outcome] : words.decision),
      date: decided ? request.decision_date : null,
    },
    { key: 'fulfilled', label: accessLabel(status), date: findAccess(request) },
  ];
  // What a renewal gives is given to its request.
  return (ended || request.renewal_of ? stages.slice(0, 4) : stages).map((stage, index) => {
    const reached = index < done ? 'done' : index === done ? 'current' : 'upcoming';
    const state = reached === 'done' ? pastState(stage, ended) : reached;
    return { ...stage, state, note: state === 'current' ? note : finalNote(request, stage.key) };
  });
}

/** The state of a past stage: a review that never began was passed over, a refusal is no one's success. */
function pastState({ key, date }: Pick<Stage, 'key' | 'date'>, ended: boolean): Stage['state'] {
  if (key === 'review' && date === null) return 'skipped';
  return key === 'decision' && ended ? 'stopped' : 'done';
}

/** A review that ended with revisions is not the review of what was submitted again. */
function findReview({ review_began: began, submission_date: submitted }: StageDates): string | null {
  return began && submitted && Date.parse(began) < Date.parse(submitted) ? null : began;
}

/** The day of what the stage is called: an archived request was archived later than it was fulfilled. */
const findAccess = ({ status, status_since: since, fulfillment_date: given }: StageDates): string | null =>
  status === S.ARCHIVED || status === S.SUSPENDED ? (since ?? given) : given;

function accessLabel(status: RequestStatus): string {
  if (status === S.SUSPENDED || status === S.ARCHIVED) return translate(REQUEST_STATUS_LABELS[status]);
  return translate(status === S.FULFILLED ? words.accessGiven : words.access);
}

function finalNote({ status, expiration_date: end }: StageDates, key: Stage['key']): string | null {
  if (key !== 'fulfilled' || status !== S.FULFILLED || !end) return null;
  return say(words.accessUntil, { day: writeDay(utcDay(end)) });
}
