import type { Request } from '@portal/contract';
import { REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract/statuses';

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
      words: `The reviewers ask for changes to ${code} (${project.title}). Their mail says which.`,
      link: isDataset
        ? { label: `Revise ${code}`, to: `/request/${id}?mode=edit` }
        : { label: `See ${code}`, to: `/request/${id}` },
    };
  return {
    id,
    words: `${code} (${project.title}) is a draft. Nobody reviews it before you submit it.`,
    link: isDataset
      ? { label: `Continue ${code}`, to: `/request/create?draft=${id}` }
      : { label: `See ${code}`, to: `/request/${id}` },
  };
}

/** The requests of `ownerId` that wait for this person: what reviewers asked for comes before drafts. */
export function ownTurns(requests: readonly Request[], ownerId: number | undefined): OwnTurn[] {
  return OWNER_STATUSES.flatMap((status) =>
    requests.filter((request) => request.status === status && request.owner.id === ownerId).map(turnOf),
  );
}
