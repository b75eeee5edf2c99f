import type { Request } from '@portal/contract';
import { REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import { home as texts } from '#texts/home';

/** Statuses in which a request waits for the person who made it. */
export const OWNER_STATUSES = [REQUEST_STATUS.REVISIONS_REQUESTED, REQUEST_STATUS.CREATED] as const;

export interface OwnTurn {
  id: number;
  words: string;
  link: { label: string; to: string };
}

function turnOf({ id, type, status, sfari_request_id: code, project }: Request): OwnTurn {
  // the forms of the other types are not here: their own page says how to go on
  const isDataset = type === REQUEST_TYPE.DATASET;
  if (status === REQUEST_STATUS.REVISIONS_REQUESTED)
    return {
      id,
      words: fill(texts.theReviewersAskForChanges2, { code, title: project.title }),
      link: isDataset
        ? { label: fill(texts.revise, { code }), to: `/request/${id}?mode=edit` }
        : { label: fill(texts.see, { code }), to: `/request/${id}` },
    };
  return {
    id,
    words: fill(texts.thisIsADraft, { code, title: project.title }),
    link: isDataset
      ? { label: fill(texts.continue, { code }), to: `/request/create?draft=${id}` }
      : { label: fill(texts.see, { code }), to: `/request/${id}` },
  };
}

/** The requests of `ownerId` that wait for this person: what reviewers asked for comes before drafts. */
export function ownTurns(requests: readonly Request[], ownerId: number | undefined): OwnTurn[] {
  return OWNER_STATUSES.flatMap((status) =>
    requests.filter((request) => request.status === status && request.owner.id === ownerId).map(turnOf),
  );
}
