import type { Request, RevisionPoint } from '@portal/contract';
import { isOffered } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { isEditableByOwner } from '@portal/contract/transitions';
import { Box, Text } from '@portal/shared-ui';
import { groupRounds, PointList, PointRounds, useRevisionPoints } from '@portal/shared-ui/revision-points';
import { countAnswered } from '../model/point-answers.ts';

/** Opens the wizard at the point. */
const getHref = ({ id, abilities }: RevisionPoint): string | null =>
  abilities['answer'] ? `?mode=edit&point=${id}` : null;

const isWithOwner = ({ type, status }: Request): boolean => isEditableByOwner(type, status);

/** The points that the owner must address, while the request is with them. */
export function useAskedPoints(request: Request) {
  const enabled = request.status !== REQUEST_STATUS.CREATED && isWithOwner(request);
  const { points, isLoading } = useRevisionPoints(request.id, { enabled });
  return { points: enabled ? points : [], isLoading };
}

/** The requested changes, how many are answered, and links to answer the rest. */
export function AskedPoints({ request, points }: { request: Request; points: readonly RevisionPoint[] }) {
  const [newest] = groupRounds(points);
  if (!newest) return null;
  const mayGo =
    (request.abilities['edit'] ?? false) && (Boolean(request.renewal_of) || isOffered(request.type));
  return (
    <Box mt="3" px="4" py="3" bg="bg.panel" borderRadius="l3">
      <Text fontWeight="semibold" mb="3">
        {countAnswered(newest.points)}
      </Text>
      <PointList request={request} points={points} {...(mayGo ? { getHref } : {})} />
    </Box>
  );
}

/** After resubmission, shown above the changes: points, answers and differences side by side. */
export function AnsweredPoints({ request }: { request: Request }) {
  const { points } = useRevisionPoints(request.id, { enabled: request.status !== REQUEST_STATUS.CREATED });
  if (isWithOwner(request) || points.length === 0) return null;
  return (
    <Box mb="5">
      <PointRounds request={request} points={points} />
    </Box>
  );
}
