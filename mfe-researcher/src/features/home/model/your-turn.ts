import type { Agreement, Request } from '@portal/contract';
import type { CloseOut, TransferAgreement } from '@portal/contract/types';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import { isOffered } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS, REQUEST_STATUSES, type RequestStatus } from '@portal/contract/statuses';
import { AWAITING_OWNER } from '@portal/contract/transitions';
import { fill, formatDate, plainText } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { nextStep, statusLabel } from '../../request/model/request-status.ts';
import { home as texts } from '#texts/home';

const ENDED: readonly RequestStatus[] = [
  REQUEST_STATUS.REJECTED,
  REQUEST_STATUS.WITHDRAWN,
  REQUEST_STATUS.ARCHIVED,
];

/** The longest note that home shows. Longer notes are cut at a word; the full text is on the request's page. */
const LONGEST = 180;
function shortNote({ status, decision_note: note }: Request): string | null {
  if (!note || note.status !== status) return null;
  const text = plainText(note.text).replace(/\s+/g, ' ');
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
}

const ASKED: Readonly<Partial<Record<number, string>>> = {
  [REQUEST_STATUS.CONDITIONALLY_APPROVED]: texts.ownTurn.conditions,
  [REQUEST_STATUS.DEFERRED]: texts.ownTurn.deferred,
};

/**
 * In display order. `overdue`: past its date. `waiting`: needs an answer now. `coming`: due within 60 days. `others`:
 * someone else must act.
 */
export const TURN_BANDS = ['overdue', 'waiting', 'coming', 'others'] as const;
export type TurnBand = (typeof TURN_BANDS)[number];

/** An agreement that waits for the Signing Official, whom the reader may remind. */
export interface Reminder {
  readonly kind: 'agreement' | 'transfer-agreement';
  readonly id: string;
  readonly official: string;
  readonly mayRemind: boolean;
  /** When the official may be reminded again. */
  readonly from: string | null;
}

export interface OwnTurn {
  id: number;
  /** Distinguishes several turns of one request. */
  key?: string;
  band: TurnBand;
  words: string;
  /** The date since which it waits, or until which it can wait. */
  when: string;
  /** The question or change that staff ask for, shortened; null if there is none. */
  note: string | null;
  link: { label: string; to: string };
  reminder?: Reminder;
}

function findTurn(request: Request): OwnTurn {
  const { id, type, status, sfari_request_id: code, project, renewal_of: renewed } = request;
  const note = shortNote(request);
  const asked = {
    id,
    band: 'waiting',
    note,
    when: fill(texts.ownTurn.since, { days: request.days_in_status ?? 0 }),
  } as const;
  // a type without a form links to the request's page, which says how to continue
  const hasForm = Boolean(renewed) || isOffered(type);
  if (status === REQUEST_STATUS.REVISIONS_REQUESTED)
    return {
      ...asked,
      words: fill(note ? texts.ownTurn.revisions : texts.ownTurn.revisionsByMail, {
        code,
        title: project.title,
      }),
      link: hasForm
        ? {
            label: fill(texts.ownTurn.revise, { code }),
            to: renewed ? renewalAddress(renewed) : `/request/${id}?mode=edit`,
          }
        : { label: fill(texts.request.open, { code }), to: `/request/${id}` },
    };
  const wordsOfStatus = ASKED[status];
  if (wordsOfStatus !== undefined)
    return {
      ...asked,
      words: fill(wordsOfStatus, { code, title: project.title }),
      link: { label: fill(texts.request.open, { code }), to: `/request/${id}` },
    };
  return {
    ...asked,
    note: null,
    when: fill(texts.requests.started, { date: formatDate(request.created) }),
    words: fill(texts.ownTurn.draft, { code, title: project.title }),
    link: hasForm
      ? {
          label: fill(texts.ownTurn.continue, { code }),
          to: renewed ? renewalAddress(renewed) : `/request/create?draft=${id}`,
        }
      : { label: fill(texts.request.open, { code }), to: `/request/${id}` },
  };
}

/** Statuses in which an answer to staff's question is still useful. */
export const ANSWERABLE_STATUSES = REQUEST_STATUSES.filter(
  (status) => status !== REQUEST_STATUS.CREATED && !ENDED.includes(status),
);

/** The requests of `ownerId` with an open question from staff. */
export const askedTurns = (requests: readonly Request[], ownerId: number | undefined): OwnTurn[] =>
  requests
    .filter((request) => request.last_message === 'question' && request.owner.id === ownerId)
    .map(({ id, sfari_request_id: code, project }) => ({
      id,
      key: `question-${id}`,
      band: 'waiting',
      note: null,
      when: '',
      words: fill(texts.ownTurn.question, { code, title: project.title }),
      link: { label: fill(texts.ownTurn.answer, { code }), to: `/request/${id}?tab=conversation` },
    }));

/** Requests whose access has ended and whose owner must confirm what happened to the data or material. */
export const closeOutTurns = (
  closeOuts: readonly Pick<
    CloseOut,
    'id' | 'request' | 'project' | 'abilities' | 'status' | 'reason' | 'days' | 'is_overdue'
  >[],
): OwnTurn[] =>
  closeOuts
    .filter(({ abilities }) => abilities['confirm'])
    .map(({ id, request, project, status, reason, days, is_overdue: isOverdue }) => ({
      id: request.id,
      key: `close-out-${id}`,
      band: isOverdue ? 'overdue' : 'waiting',
      when: fill(texts.ownTurn.ended, { days }),
      note: status === 'returned' ? reason : null,
      words: fill(status === 'returned' ? texts.ownTurn.closeOutReturned : texts.ownTurn.closeOut, {
        code: request.sfari_request_id,
        title: project.title,
      }),
      link: {
        label: fill(status === 'returned' ? texts.ownTurn.openReturnedCloseOut : texts.ownTurn.openCloseOut, {
          code: request.sfari_request_id,
        }),
        to: `/request/${request.id}?tab=close-out`,
      },
    }));

const renewalKey = (id: number): string => `renewal-${id}`;

/** Requests whose access ends soon or has ended, and which their owner can renew; `drafts` hold begun renewals. */
export const renewalTurns = (
  updates: readonly Pick<
    RowOf<'GET /project-update/'>,
    'id' | 'type' | 'sfari_request_id' | 'project' | 'days' | 'expiration_date' | 'state' | 'abilities'
  >[],
  drafts: readonly Pick<Request, 'renewal_of'>[],
): OwnTurn[] =>
  updates
    .filter(({ abilities, state }) => abilities['renew'] && (state === 'overdue' || state === 'pending'))
    .map(({ id, type, sfari_request_id: code, project, days, expiration_date: end, state }) => ({
      id,
      key: renewalKey(id),
      band: state === 'overdue' ? 'overdue' : 'coming',
      note: null,
      words: fill(state === 'overdue' ? texts.ownTurn.renewLate : texts.ownTurn.renewSoon, {
        code,
        title: project.title,
        date: formatDate(end),
      }),
      when: fill(state === 'overdue' ? texts.ownTurn.ended : texts.ownTurn.endsIn, {
        days: Math.abs(days ?? 0),
      }),
      link: {
        label: fill(isBegun(drafts, id) ? texts.ownTurn.continueRenewal : texts.ownTurn.renew, { code }),
        to: renewalAddress({ id, type }),
      },
    }));

/** Tissue transfer agreements for `ownerId` that no Signing Official has signed yet. */
export const agreementTurns = (
  agreements: readonly TransferAgreement[],
  ownerId: number | undefined,
): OwnTurn[] =>
  agreements
    .filter(({ recipient, abilities }) => recipient.id === ownerId && !abilities['sign'])
    .map(({ id, request: { id: requestId, display_name: code }, project_title: title, ...agreement }) => ({
      id: requestId,
      key: id,
      band: 'others',
      note: null,
      words: fill(texts.ownTurn.mta, {
        official: agreement.official?.display_name ?? texts.ownTurn.someOfficial,
        code,
        title,
      }),
      when: fill(texts.ownTurn.waitsSince, {
        date: formatDate(agreement.waiting_since ?? agreement.created),
      }),
      link: { label: fill(texts.ownTurn.openMta, { code }), to: `/mta/${id}` },
      reminder: describeReminder('transfer-agreement', { id, ...agreement }),
    }));

const describeReminder = (
  kind: Reminder['kind'],
  {
    id,
    official,
    abilities,
    remind_from: from,
  }: Pick<TransferAgreement, 'id' | 'official' | 'abilities' | 'remind_from'>,
): Reminder => ({
  kind,
  id,
  official: official?.display_name ?? texts.ownTurn.someOfficial,
  mayRemind: abilities['remind'] ?? false,
  from,
});

/** The unsigned RDA of the reader's institution, if another person signs it and the reader may remind them. */
export const rdaTurns = (agreements: readonly Agreement[]): OwnTurn[] =>
  agreements
    .filter(({ abilities, remind_from: from }) => abilities['remind'] || from !== null)
    .map((agreement) => {
      const reminder = describeReminder('agreement', agreement);
      return {
        id: agreement.institution.id,
        key: agreement.id,
        band: 'others',
        note: null,
        words: fill(texts.ownTurn.rda, {
          official: reminder.official,
          institution: agreement.institution.display_name,
        }),
        when: fill(texts.ownTurn.waitsSince, { date: formatDate(agreement.created) }),
        link: { label: texts.ownTurn.openRda, to: `/rda/${agreement.id}` },
        reminder,
      };
    });

/** Statuses in which someone has the next step of a request. */
export const OPEN_STATUSES = ANSWERABLE_STATUSES.filter((status) => status !== REQUEST_STATUS.FULFILLED);

/** Requests of others on whose team the reader is, with who acts next: nothing of them is the reader's turn. */
export const teamTurns = (requests: readonly Request[]): OwnTurn[] =>
  requests.map((request) => {
    const { id, sfari_request_id: code, project, owner, days_in_status: days } = request;
    const { who } = nextStep(request, owner.display_name);
    return {
      id,
      key: `team-${id}`,
      band: 'others',
      words: fill(texts.ownTurn.draft, { code, title: project.title }),
      when: fill(texts.ownTurn.since, { days: days ?? 0 }),
      note: fill(texts.ownTurn.whoActs, { who, status: statusLabel(request.status) }),
      link: { label: fill(texts.request.open, { code }), to: `/request/${id}` },
    };
  });

/** The requests of `ownerId` that wait for an answer: revisions first. */
export const ownTurns = (requests: readonly Request[], ownerId: number | undefined): OwnTurn[] =>
  AWAITING_OWNER.flatMap((status) =>
    requests.filter((request) => request.status === status && request.owner.id === ownerId).map(findTurn),
  );

const isBegun = (drafts: readonly Pick<Request, 'renewal_of'>[], renewed: number): boolean =>
  drafts.some(({ renewal_of: request }) => request?.id === renewed);

/** The drafts of `ownerId` in the order of `requests`, without renewals that have a turn of their own. */
export const draftTurns = (
  requests: readonly Request[],
  ownerId: number | undefined,
  turns: readonly OwnTurn[],
): OwnTurn[] =>
  requests
    .filter(
      ({ owner, renewal_of: renewed }) =>
        owner.id === ownerId && !(renewed && turns.some(({ key }) => key === renewalKey(renewed.id))),
    )
    .map(findTurn);
