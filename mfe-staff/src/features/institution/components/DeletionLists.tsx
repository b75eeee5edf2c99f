import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import type { ResponseOf } from '@portal/contract/types';
import { Box, chakra, fill, Stack, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { actions } from '#texts/institution-actions';

type Deletion = ResponseOf<'GET /institution/{id}/deletion/'>;
type Requests = Deletion['blocking'];

/** The people and requests affected by the deletion of an institution. */
export function DeletionLists({ deletion, part }: { deletion: Deletion; part: 'blocking' | 'taken' }) {
  if (part === 'blocking') return <RequestList title={actions.blocking} requests={deletion.blocking} />;
  return (
    <Stack gap="4">
      {deletion.users.length > 0 ? (
        <Box>
          <Text fontWeight="semibold">{`${actions.people} (${deletion.users.length})`}</Text>
          <List>
            {deletion.users.map(({ id, display_name: name }) => (
              <li key={id}>
                <RouteLink to={`/user/${id}`}>{name}</RouteLink>
              </li>
            ))}
          </List>
        </Box>
      ) : null}
      {deletion.open_requests.length > 0 ? (
        <RequestList title={actions.openRequests} requests={deletion.open_requests} />
      ) : null}
    </Stack>
  );
}

function RequestList({ title, requests }: { title: string; requests: Requests }) {
  return (
    <Box>
      <Text fontWeight="semibold">{`${title} (${requests.length})`}</Text>
      <List>
        {requests.map(({ id, sfari_request_id: request, owner, status }) => (
          <li key={id}>
            <RouteLink to={`/request/${id}`}>
              {fill(actions.of, { request, owner: owner.display_name })}
            </RouteLink>{' '}
            – {REQUEST_STATUS_LABELS[status]}
          </li>
        ))}
      </List>
    </Box>
  );
}

function List({ children }: { children: React.ReactNode }) {
  return (
    <chakra.ul ps="5" listStyleType="disc" maxH="14rem" overflowY="auto" tabIndex={0}>
      {children}
    </chakra.ul>
  );
}
