import type { Request } from '@portal/contract';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { Box, chakra, fill, formatDate, Notice } from '@portal/shared-ui';
import { PointList, useRevisionPoints } from '@portal/shared-ui/revision-points';
import { AskedPoints, useAskedPoints } from '../../revision-points/components/AskedPoints.tsx';
import { Letter } from '../../revision-points/components/Letter.tsx';
import { request as words } from '#texts/request';

const TITLES: Readonly<Partial<Record<RequestStatus, string>>> = {
  [S.REJECTED]: words.decision.rejected,
  [S.REVISIONS_REQUESTED]: words.decision.revisions,
  [S.DEFERRED]: words.decision.deferred,
  [S.CONDITIONALLY_APPROVED]: words.decision.conditions,
};
/** For old decisions, whose text was not stored with the request. */
const noteElsewhere = (status: RequestStatus): string =>
  status === S.REJECTED ? words.decision.reasonInMail : words.decision.noteInMail;
/** After a resubmission, the last decision note stays visible until a new decision. */
const UNDER_WAY: readonly RequestStatus[] = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING];

/**
 * The text of the last decision: the requested changes or the reason for a rejection. It stays on the page even if the
 * email is lost.
 */
export function DecisionNote({ request }: { request: Request }) {
  const { status, decision_note: note } = request;
  const title = TITLES[status];
  const { points } = useAskedPoints(request);
  if (title !== undefined)
    return (
      <Notice tone="warning" title={title}>
        {note?.status === status ? (
          <>
            <chakra.p textStyle="sm" color="fg.muted">
              {fill(words.decision.sentOn, { date: formatDate(note.created) })}
            </chakra.p>
            <AskedPoints request={request} points={points} />
            <Letter note={note} points={points} />
          </>
        ) : (
          <>
            {noteElsewhere(status)}
            <AskedPoints request={request} points={points} />
          </>
        )}
      </Notice>
    );
  return note && UNDER_WAY.includes(status) ? <EarlierNote request={request} note={note} /> : null;
}

/** After a resubmission: each requested change with its response, and the email. */
function EarlierNote({ request, note }: { request: Request; note: NonNullable<Request['decision_note']> }) {
  const { points } = useRevisionPoints(request.id);
  return (
    <Box borderWidth="1px" borderRadius="l3" px="4" py="2" bg="bg.panel">
      <chakra.details>
        <chakra.summary cursor="pointer" fontWeight="semibold" minH="target.sm" py="target">
          {fill(words.decision.earlierTitle, { date: formatDate(note.created) })}
        </chakra.summary>
        <PointList request={request} points={points} />
        <Letter note={note} points={points} />
      </chakra.details>
    </Box>
  );
}
