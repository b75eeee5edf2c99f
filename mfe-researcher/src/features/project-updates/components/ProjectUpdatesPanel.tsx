import { REQUEST_STATUS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { fill, Flex, formatDate, Panel, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { NewestRows, SHOWN, type LinkRow } from '@portal/shared-ui/newest-rows';
import { RouteLink } from '@portal/shared-ui/page';
import { UpdateState } from './UpdateState.tsx';
import type { ProjectUpdate } from './update-columns.tsx';
import { projectUpdates } from '#texts/project-updates';

const { panel: words } = projectUpdates;

const makeRow = ({ id, type, state, project, expiration_date: end, ...row }: ProjectUpdate): LinkRow => ({
  id,
  to: `/request/${id}`,
  label: `${row.sfari_request_id}: ${project.title}`,
  detail:
    state === 'suspended'
      ? fill(words.suspended, { type: REQUEST_TYPE_LABELS[type] })
      : fill(words.ends, { type: REQUEST_TYPE_LABELS[type], date: formatDate(end) }),
  badge: <UpdateState state={state} />,
});

/** The requests that end next, with a link to all of them. */
export default function ProjectUpdatesPanel() {
  const list = useList('GET /project-update/', { ordering: 'expiration_date', limit: SHOWN });
  // Loaded only when the list is empty, because only then the text depends on it.
  const isEmpty = !list.isLoading && !list.error && list.count === 0;
  const given = useList(
    'GET /request/',
    { status: REQUEST_STATUS.FULFILLED, limit: 1 },
    { enabled: isEmpty, silent: true },
  );
  const hasNone = !given.isLoading && !given.error && given.count === 0;
  const all = <RouteLink to="/compliance_researcher">{words.all}</RouteLink>;
  return (
    <NewestRows
      list={list}
      label={words.caption}
      failed={words.loadFailed}
      // Nothing is due, so one line is enough.
      empty={
        <Panel>
          <Text color="fg.muted">{hasNone ? words.noAccess : words.emptyText}</Text>
          <Flex mt="4">{all}</Flex>
        </Panel>
      }
      makeRow={makeRow}
    >
      {all}
    </NewestRows>
  );
}
