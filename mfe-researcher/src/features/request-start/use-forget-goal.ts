import { api } from '@portal/shared-ui/data';
import { isRequestStart } from '@portal/shared-ui/goal';
import { useSession } from '@portal/shared-ui/session';

/** Clears the goal when its request begins, so that the portal stops offering it (decision 535). A failure is ignored. */
export function useForgetGoal(): () => void {
  const { user, refresh } = useSession();
  const goal = user?.goal ?? null;
  return () => {
    if (goal === null || !isRequestStart(goal)) return;
    void api('PUT /session/goal/', { body: { goal: null }, silent: true }).then(refresh, () => undefined);
  };
}
