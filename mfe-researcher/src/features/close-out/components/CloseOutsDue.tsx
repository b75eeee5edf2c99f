import { BulletList, fill, formatDate, Heading, LoadingText, Panel, Text } from '@portal/shared-ui';
import { CloseOutState } from '@portal/shared-ui/close-out';
import { useList } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useSessionUser } from '@portal/shared-ui/session';
import { closeOut } from '#texts/close-out';

const words = closeOut.dashboard;
const MOST = 200;

/**
 * On the Project Updates Dashboard: the close-outs that the reader has to confirm. Renders nothing if there are none.
 */
export function CloseOutsDue() {
  const { id } = useSessionUser();
  const { rows, isLoading, error } = useList(
    'GET /close-out/',
    { owner: id, status__in: 'open,returned', ordering: 'ended_on', limit: MOST },
    { silent: true },
  );
  if (isLoading && !error) return <LoadingText />;
  if (rows.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="close-outs-due" mb="8">
      <Heading as="h2" id="close-outs-due" textStyle="lg" mb="1">
        {words.title}
      </Heading>
      <Text color="fg.muted" mb="3">
        {words.text}
      </Text>
      <BulletList>
        {rows.map(({ id: closeOutId, request, project, status, is_overdue: isOverdue, ended_on: end }) => (
          <li key={closeOutId}>
            <RouteLink to={`/request/${request.id}?tab=close-out`} overflowWrap="anywhere">
              {request.sfari_request_id}: {project.title}
            </RouteLink>{' '}
            {fill(closeOut.ended, { day: formatDate(end) })}{' '}
            <CloseOutState status={status} isOverdue={isOverdue} />
          </li>
        ))}
      </BulletList>
    </Panel>
  );
}
