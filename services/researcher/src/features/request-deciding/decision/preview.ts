/** Previews what a decision would do, using the rules that carry it out (decision 263). */
import {
  DECISIONS_WITH_EMAIL,
  REQUEST_STATUS as S,
  REQUEST_STATUS_LABELS,
  TEAM_WARNING_LABELS,
  requestType,
  utcDay,
  writeDay,
  type DecisionPreview,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import { say, sql, translate, type Actor, type Reads } from '@portal/kit';
import { z } from 'zod';
import { decisionPreview as words } from '../../../texts/en/decision-preview.ts';
import { readAccessChange } from '../../dataset-access/index.ts';
import { readUnchosenMembers, readUnreadyMembers } from '../../team/index.ts';
import { findAnnouncementTime } from './announce-decision.ts';
import {
  type RequestState,
  readExtension,
  datesAfter,
  readStatusChange,
  type StatusDate,
} from '../../request/index.ts';
import { findTemplate, readOwner } from './decide.ts';

interface Thought {
  readonly id: number;
  readonly state: RequestState;
  readonly to: RequestStatus;
  readonly actor: Actor;
}
type Dates = Readonly<Record<StatusDate, string | null>>;

/** Only reads. The caller has checked that the decision is offered. */
export async function previewDecision(
  reads: Reads,
  { id, state, to, actor }: Thought,
): Promise<DecisionPreview> {
  const change = { id, from: state.status, to, decidedBy: actor.userId };
  const expected = await readStatusChange(reads, change);
  const owner = await readOwner(reads, id);
  const announcement = await findAnnouncementTime(reads, change);
  const access = await readAccessChange(reads, id, {
    status: to,
    expiration_date: datesAfter(change).expiration_date,
  });
  const extension =
    to === S.APPROVED && state.renewal_of !== null ? await readExtension(reads, id) : undefined;
  const unready = to === S.APPROVED_PENDING_TEAM ? await readUnreadyMembers(reads, id) : [];
  const unchosen = GIVING_ACCESS.includes(to) ? await readUnchosenMembers(reads, id) : [];
  const next = extension
    ? say(words.next.renewed, { code: extension.code, day: day(extension.after) })
    : describeNext(to, state, expected.after.expiration_date);
  return {
    status: to,
    changes: [
      ...changed('status', label(state.status), label(to)),
      ...listDates(expected.before, expected.after),
      ...(extension ? changed('expiration_date', day(extension.before), day(extension.after)) : []),
      ...(expected.locks_project
        ? changed('project', translate(words.project.open), translate(words.project.locked))
        : []),
    ],
    mail: DECISIONS_WITH_EMAIL.includes(to)
      ? { template: findTemplate(to), to: owner?.email ? [owner.email] : [] }
      : null,
    notified: {
      people: owner && announcement !== 'never' ? [{ id: owner.id, display_name: owner.display_name }] : [],
      after_undo: announcement === 'after_undo',
    },
    access,
    waits_for: unready.map(nameMissing),
    not_chosen: unchosen.map(nameMissing),
    next:
      to === S.FULFILLED && (await hasOpenAgreement(reads, id))
        ? `${translate(words.next.agreementOpen)} ${next}`
        : next,
  };
}

/** Whether the tissue of the request waits for its Material Transfer Agreement. */
const hasOpenAgreement = async (reads: Reads, id: number): Promise<boolean> =>
  (await reads.row(
    z.object({ state: z.string() }),
    sql`select state from core_api.transfer_agreement where request_id = ${id} and state <> 'executed'`,
  )) !== undefined;

/** Statuses on the way to access, where the preview lists who would be left out. */
const GIVING_ACCESS: readonly RequestStatus[] = [
  S.APPROVED,
  S.APPROVED_PENDING_TEAM,
  S.CONDITIONALLY_APPROVED,
  S.FULFILLED,
];

type Unready = Awaited<ReturnType<typeof readUnreadyMembers>>[number];
const nameMissing = ({ display_name: name, warnings }: Unready): DecisionPreview['waits_for'][number] => ({
  display_name: name || translate(words.withoutAccount),
  missing: warnings.map((warning) => translate(TEAM_WARNING_LABELS[warning])),
});

const label = (status: RequestStatus): string => translate(REQUEST_STATUS_LABELS[status]);

type Field = keyof (typeof words)['labels'];
const changed = (field: Field, before: string, after: string): DecisionPreview['changes'] =>
  before === after ? [] : [{ field, label: translate(words.labels[field]), before, after }];

/** The day in UTC, as pages show it. */
const day = (moment: string | null): string => (moment ? writeDay(utcDay(moment)) : '');

const listDates = (before: Dates, after: Dates): DecisionPreview['changes'] =>
  (Object.keys(after) as StatusDate[]).flatMap((field) =>
    changed(field, day(before[field]), day(after[field])),
  );

/** Whether an approval gives the team access; other requests end in a delivery or a service. */
function isForAccess(type: RequestType): boolean {
  const { resources, approval } = requestType(type);
  return resources === 'datasets' || approval === 'gives';
}

/** Says in plain words what happens next. */
function describeNext(to: RequestStatus, state: RequestState, end: string | null): string {
  const { next } = words;
  const givesAccess = isForAccess(state.type);
  const delivered = requestType(state.type).collection ? next.approvedToOrder : next.approvedToProvide;
  const approved = givesAccess ? next.approved : delivered;
  const fulfilled = givesAccess ? next.fulfilled : next.fulfilledNoAccess;
  const sentences: Readonly<Partial<Record<RequestStatus, () => string>>> = {
    [S.APPROVED]: () =>
      state.renewal_of === null
        ? translate(state.access_agreed ? approved : next.approvedNotAgreed)
        : translate(next.notRenewed),
    [S.REJECTED]: () => translate(next.rejected),
    [S.REVISIONS_REQUESTED]: () => translate(next.revisions),
    [S.FULFILLED]: () => (end ? say(fulfilled, { day: day(end) }) : translate(next.fulfilledWithoutEnd)),
    [S.DEFERRED]: () => translate(next.deferred),
    [S.CONDITIONALLY_APPROVED]: () => translate(next.conditions),
    [S.WITHDRAWN]: () => translate(next.withdrawn),
    [S.APPROVED_PENDING_TEAM]: () => translate(next.pendingTeam),
    [S.ARCHIVED]: () => translate(next.archived),
    [S.SUSPENDED]: () => translate(next.suspended),
  };
  return (sentences[to] ?? (() => translate(next.other)))();
}
