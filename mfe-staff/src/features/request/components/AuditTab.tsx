import { requestAnswers } from '@portal/contract/request-types/request-answers';
import type { Request } from '@portal/contract/types';
import { Box, fill } from '@portal/shared-ui';
import { HistoryTrail, type HistoryNames } from '@portal/shared-ui/history';
import { useRenewalTrails } from '@portal/shared-ui/renewal';
import { StatusTimes } from './StatusTimes.tsx';
import { request as words } from '#texts/request';

/** Names of people and datasets that the request already contains. */
function readNames(request: Request): HistoryNames {
  const people = [
    request.owner,
    ...request.review_users,
    ...(request.comments ?? []).map(({ author }) => author),
    ...(request.access_control_list ?? []).map(({ user_id: id, display_name }) => ({ id, display_name })),
  ];
  return {
    person: new Map(people.map(({ id, display_name: name }) => [String(id), name])),
    dataset: new Map((request.datasets ?? []).map(({ id, display_name: name }) => [id, name])),
  };
}

/** All steps of the request with the person who took them (spec 3 section 2.18), polled every two seconds. */
export function AuditTab({ request }: { request: Request }) {
  const renewals = useRenewalTrails(request);
  const form = request.details ? requestAnswers(request.details) : {};
  return (
    <>
      {request.status_times?.length ? (
        <Box mb="8" maxW="md">
          <StatusTimes times={request.status_times} />
        </Box>
      ) : null}
      <HistoryTrail
        model="request"
        pk={request.id}
        isPolled
        beside={renewals}
        label={fill(words.auditTrailTitle, { sfariRequestId: request.sfari_request_id })}
        subject={{ type: request.type, ...form }}
        names={readNames(request)}
        missingMentions={(request.comments ?? []).flatMap((comment) => comment.missing_mentions)}
      />
    </>
  );
}
