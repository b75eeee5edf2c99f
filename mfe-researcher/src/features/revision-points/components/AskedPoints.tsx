import type { Request, RevisionPoint } from '@portal/contract';
import { isOffered } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { isEditableByOwner } from '@portal/contract/transitions';
import { Box } from '@portal/shared-ui';
import { PointRounds, useRevisionPoints } from '@portal/shared-ui/revision-points';

/** The wizard opens at the point. */
const hrefOf = ({ id, abilities }: RevisionPoint): string | null =>
  abilities['answer'] ? `?mode=edit&point=${id}` : null;

const isWithOwner = ({ type, status }: Request): boolean => isEditableByOwner(type, status);

function usePointsOf(request: Request) {
  return useRevisionPoints(request.id, { enabled: request.status !== REQUEST_STATUS.CREATED }).points;
}

/** While the application is with its owner: what is asked of them, each point with a link to where it is answered. */
export function AskedPoints({ request }: { request: Request }) {
  const points = usePointsOf(request);
  if (!isWithOwner(request) || points.length === 0) return null;
  const mayGo =
    (request.abilities['edit'] ?? false) && (Boolean(request.renewal_of) || isOffered(request.type));
  return <PointRounds request={request} points={points} {...(mayGo ? { hrefOf } : {})} />;
}

/** Afterwards, above what changed: points, answers and differences side by side. */
export function AnsweredPoints({ request }: { request: Request }) {
  const points = usePointsOf(request);
  if (isWithOwner(request) || points.length === 0) return null;
  return (
    <Box mb="5">
      <PointRounds request={request} points={points} />
    </Box>
  );
}
