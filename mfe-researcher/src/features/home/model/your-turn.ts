import type { Request } from '@portal/contract';
import type { CloseOut } from '@portal/contract/types';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import { isOffered } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS, REQUEST_STATUSES, type RequestStatus } from '@portal/contract/statuses';
import { fill, plainText } from '@portal/shared-ui';
import { home as texts } from '#texts/home';

const ENDED: readonly RequestStatus[] = [
  REQUEST_STATUS.REJECTED,
  REQUEST_STATUS.WITHDRAWN,
  REQUEST_STATUS.ARCHIVED,
];

/** Statuses in which a request waits for the person who made it. */
export const OWNER_STATUSES = [
  REQUEST_STATUS.REVISIONS_REQUESTED,
  REQUEST_STATUS.CONDITIONALLY_APPROVED,
  REQUEST_STATUS.DEFERRED,
  REQUEST_STATUS.CREATED,
] as const;

/** What was asked for, cut to a line or two at the end of a word; the whole stands on the request's page. */
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

export interface OwnTurn {
  id: number;
  /** Where a request waits for more than one thing. */
  key?: string;
  words: string;
  /** What is asked for, shortened; null where nothing is. */
  note: string | null;
  link: { label: string; to: string };
}

function findTurn(request: Request): OwnTurn {
  const { id, type, status, sfari_request_id: code, project, renewal_of: renewed } = request;
  const note = shortNote(request);
  // where there is no form, the request's own page says how to go on
  const hasForm = Boolean(renewed) || isOffered(type);
  if (status === REQUEST_STATUS.REVISIONS_REQUESTED)
    return {
      id,
      note,
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
  const asked = ASKED[status];
  if (asked !== undefined)
    return {
      id,
      note,
      words: fill(asked, { code, title: project.title }),
      link: { label: fill(texts.request.open, { code }), to: `/request/${id}` },
    };
  return {
    id,
    note: null,
    words: fill(texts.ownTurn.draft, { code, title: project.title }),
    link: hasForm
      ? {
          label: fill(texts.ownTurn.continue, { code }),
          to: renewed ? renewalAddress(renewed) : `/request/create?draft=${id}`,
        }
      : { label: fill(texts.request.open, { code }), to: `/request/${id}` },
  };
}

/** While these last, an answer still helps. */
export const ANSWERABLE_STATUSES = REQUEST_STATUSES.filter(
  (status) => status !== REQUEST_STATUS.CREATED && !ENDED.includes(status),
);

/** The requests of `ownerId` about which staff asked something. */
export const askedTurns = (requests: readonly Request[], ownerId: number | undefined): OwnTurn[] =>
  requests
    .filter((request) => request.last_message === 'question' && request.owner.id === ownerId)
    .map(({ id, sfari_request_id: code, project }) => ({
      id,
      key: `question-${id}`,
      note: null,
      words: fill(texts.ownTurn.question, { code, title: project.title }),
      link: { label: fill(texts.ownTurn.answer, { code }), to: `/request/${id}?tab=conversation` },
    }));

/** Requests whose access has ended, and of which somebody has to confirm what became of what was given. */
export const closeOutTurns = (
  closeOuts: readonly Pick<CloseOut, 'id' | 'request' | 'project' | 'abilities' | 'status' | 'reason'>[],
): OwnTurn[] =>
  closeOuts
    .filter(({ abilities }) => abilities['confirm'])
    .map(({ id, request, project, status, reason }) => ({
      id: request.id,
      key: `close-out-${id}`,
      note: status === 'returned' ? reason : null,
      words: fill(status === 'returned' ? texts.ownTurn.closeOutReturned : texts.ownTurn.closeOut, {
        code: request.sfari_request_id,
        title: project.title,
      }),
      link: {
        label: fill(texts.ownTurn.openCloseOut, { code: request.sfari_request_id }),
        to: `/request/${request.id}?tab=close-out`,
      },
    }));

/** The requests of `ownerId` that wait for this person: what reviewers asked for comes before drafts. */
export function ownTurns(requests: readonly Request[], ownerId: number | undefined): OwnTurn[] {
  return OWNER_STATUSES.flatMap((status) =>
    requests.filter((request) => request.status === status && request.owner.id === ownerId).map(findTurn),
  );
}
