import { RDA_STATUS, REQUEST_STATUS } from '@portal/contract/statuses';
import { chakra, LoadingText, StatusBadge, Text, Panel } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { AWAITING_OWNER } from '@portal/contract/transitions';
import { SHOWN } from '@portal/shared-ui/newest-rows';
import { useSession } from '@portal/shared-ui/session';
import { isOnboarded, onboardingTasks } from '../model/onboarding-tasks.ts';
import {
  agreementTurns,
  ANSWERABLE_STATUSES,
  askedTurns,
  closeOutTurns,
  draftTurns,
  OPEN_STATUSES,
  ownTurns,
  rdaTurns,
  renewalTurns,
  teamTurns,
} from '../model/your-turn.ts';
import { TaskList } from './TaskList.tsx';
import { YourTurn } from './YourTurn.tsx';
import { home as words } from '#texts/home';

const WAITING_SHOWN = 10;

/** The steps that remain before the reader gets data, with who acts next. */
export default function OnboardingPanel() {
  const { institution, user } = useSession();
  const projects = useList('GET /project/', { limit: 1 });
  const requests = useList('GET /request/', {
    ordering: '-submission_date,-id',
    limit: 1,
    renewal_of__isnull: true,
  });
  const waiting = useList('GET /request/', {
    owner: user?.id,
    status__in: AWAITING_OWNER,
    expand: 'decision_note',
    ordering: '-id',
    limit: WAITING_SHOWN,
  });
  const drafts = useList('GET /request/', {
    owner: user?.id,
    status: REQUEST_STATUS.CREATED,
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
  const inProgress = useList(
    'GET /request/',
    {
      is_own: false,
      status__in: OPEN_STATUSES,
      renewal_of__isnull: true,
      ordering: '-id',
      limit: WAITING_SHOWN,
    },
    { silent: true },
  );
  const ended = useList(
    'GET /close-out/',
    { owner: user?.id, status__in: 'open,returned', ordering: 'ended_on', limit: WAITING_SHOWN },
    { silent: true },
  );
  // same query as the "Project updates" panel, so that both share one call
  const updates = useList(
    'GET /project-update/',
    { ordering: 'expiration_date', limit: SHOWN },
    { silent: true },
  );
  // same query as the officials' panel, so that both share one call
  const transfers = useList(
    'GET /transfer-agreement/',
    { state: 'signature_needed', limit: 50 },
    { silent: true },
  );
  const unsigned = useList(
    'GET /agreement/',
    { institution: institution?.id ?? 0, current: true, limit: 1 },
    {
      silent: true,
      enabled: institution?.confirmed === true && institution.rda_status === RDA_STATUS.SIGNATURE_NEEDED,
    },
  );
  const error = projects.error ?? requests.error ?? waiting.error ?? drafts.error;
  if (error)
    return (
      <RetryPanel
        title={words.tasks.loadFailed}
        error={error}
        onRetry={() => void Promise.all([projects, requests, waiting, drafts].map((list) => list.reload()))}
      />
    );
  // Waits for all lists: a late row would move the rows below it.
  const lists = [projects, requests, waiting, drafts, asked, inProgress, ended, updates, transfers, unsigned];
  if (lists.some((list) => list.isLoading && !list.error)) return <LoadingText />;
  const turns = [
    ...askedTurns(asked.rows, user?.id),
    ...closeOutTurns(ended.rows),
    ...ownTurns(waiting.rows, user?.id),
    ...renewalTurns(updates.rows, drafts.rows),
    ...rdaTurns(unsigned.rows),
    ...agreementTurns(transfers.rows, user?.id),
    ...teamTurns(inProgress.rows),
  ];
  const ownDrafts = draftTurns(drafts.rows, user?.id, turns);
  const draftCount = drafts.count - (drafts.rows.length - ownDrafts.length);
  const yourTurn =
    turns.length + draftCount > 0 ? (
      <YourTurn turns={turns} drafts={ownDrafts} draftCount={draftCount} />
    ) : null;
  const input = {
    institution,
    projectCount: projects.count,
    latestRequest: requests.rows[0],
    ownsLatest: requests.rows[0]?.owner.id === user?.id,
    suspendedRequest: user?.suspended_request ?? null,
    agreement: unsigned.rows[0],
  };
  const tasks = onboardingTasks(input);
  if (!isOnboarded(input))
    return (
      <Panel>
        {yourTurn}
        <TaskList tasks={tasks} isQuiet={yourTurn !== null} />
      </Panel>
    );
  if (yourTurn) return <Panel>{yourTurn}</Panel>;
  // Once the steps are done, the panel shrinks to one line, so that requests and projects come first.
  return (
    <Panel py="2">
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
