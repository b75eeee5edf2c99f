import { chakra, LoadingText, StatusBadge, Text, Panel } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useSession } from '@portal/shared-ui/session';
import { isOnboarded, onboardingTasks } from '../model/onboarding-tasks.ts';
import {
  ANSWERABLE_STATUSES,
  askedTurns,
  closeOutTurns,
  OWNER_STATUSES,
  ownTurns,
} from '../model/your-turn.ts';
import { TaskList } from './TaskList.tsx';
import { YourTurn } from './YourTurn.tsx';
import { home as words } from '#texts/home';

const WAITING_SHOWN = 10;

/** What stands between the reader and the data, and whose turn it is. */
export default function OnboardingPanel() {
  const { institution, user } = useSession();
  const projects = useList('GET /project/', { limit: 1 });
  const requests = useList('GET /request/', { ordering: '-id', limit: 1, renewal_of__isnull: true });
  const waiting = useList('GET /request/', {
    owner: user?.id,
    status__in: OWNER_STATUSES,
    expand: 'decision_note',
    ordering: '-id',
    limit: WAITING_SHOWN,
  });
  const asked = useList('GET /request/', {
    owner: user?.id,
    last_message: 'question',
    status__in: ANSWERABLE_STATUSES,
    expand: 'last_message',
    ordering: '-id',
    limit: WAITING_SHOWN,
  });
  const ended = useList(
    'GET /close-out/',
    { owner: user?.id, status__in: 'open,returned', ordering: 'ended_on', limit: WAITING_SHOWN },
    { silent: true },
  );
  const error = projects.error ?? requests.error ?? waiting.error;
  if (error)
    return (
      <RetryPanel
        title={words.tasks.loadFailed}
        error={error}
        onRetry={() => void Promise.all([projects.reload(), requests.reload(), waiting.reload()])}
      />
    );
  // All of them first: a row that comes later would move those below it.
  const lists = [projects, requests, waiting, asked, ended];
  if (lists.some((list) => list.isLoading && !list.error)) return <LoadingText />;
  const turns = [
    ...askedTurns(asked.rows, user?.id),
    ...closeOutTurns(ended.rows),
    ...ownTurns(waiting.rows, user?.id),
  ];
  const input = {
    institution,
    projectCount: projects.count,
    latestRequest: requests.rows[0],
    suspendedRequest: user?.suspended_request ?? null,
  };
  const tasks = onboardingTasks(input);
  if (!isOnboarded({ ...input, requestCount: requests.count }))
    return (
      <Panel>
        {turns.length > 0 ? <YourTurn turns={turns} /> : null}
        <TaskList tasks={tasks} />
      </Panel>
    );
  // Who has arrived needs no map: one line, so that requests and projects stand first.
  return (
    <Panel {...(turns.length > 0 ? {} : { py: '2' })}>
      {turns.length > 0 ? <YourTurn turns={turns} /> : null}
      <chakra.details>
        <chakra.summary cursor="pointer" minH="target.sm" py="target">
          <StatusBadge tone="success">{words.tasks.allDoneTitle}</StatusBadge>
        </chakra.summary>
        <Text color="fg.muted" mt="2" mb="4">
          {words.tasks.allDoneText}
        </Text>
        <TaskList tasks={tasks} />
      </chakra.details>
    </Panel>
  );
}
