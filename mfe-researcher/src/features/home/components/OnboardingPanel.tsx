import { Panel } from '../../common/Panel.tsx';
import { LoadingText } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useSession } from '@portal/shared-ui/session';
import { onboardingTasks } from '../api/onboarding-tasks.ts';
import { TaskList } from './TaskList.tsx';

/** What stands between the reader and the data, and whose turn it is. */
export default function OnboardingPanel() {
  const { institution, user } = useSession();
  const projects = useList('GET /project/', { limit: 1 });
  const requests = useList('GET /request/', { ordering: '-id', limit: 1 });
  const error = projects.error ?? requests.error;
  if (error)
    return (
      <RetryPanel
        title="Could not get your tasks."
        error={error}
        onRetry={() => void Promise.all([projects.reload(), requests.reload()])}
      />
    );
  if (projects.isLoading || requests.isLoading) return <LoadingText />;
  return (
    <Panel>
      <TaskList
        tasks={onboardingTasks({
          institution,
          projectCount: projects.count,
          latestRequest: requests.rows[0],
          suspendedRequest: user?.suspended_request ?? null,
        })}
      />
    </Panel>
  );
}
