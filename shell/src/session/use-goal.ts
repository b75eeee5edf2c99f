import { useEffect } from 'react';
import { api } from '@portal/shared-ui/data';
import { useLocation } from '@portal/shared-ui/router';
import { forgetDestination, keptDestination, useSession } from '@portal/shared-ui/session';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether this page is the one that was wanted; what else its address says does not matter. */
function isPage(goal: string, { pathname, search }: Place): boolean {
  const wanted = new URL(goal, location.origin);
  const here = new URLSearchParams(search);
  const plain = (path: string): string => path.replace(/(?<=.)\/$/, '');
  return (
    plain(wanted.pathname) === plain(pathname) &&
    [...wanted.searchParams].every(([name, value]) => here.get(name) === value)
  );
}

/**
 * The page that the person wanted before they had to register, to sign in or to take another step; null once they are
 * there. What the browser stored for a visitor moves to the account, so that it is there on every device. A failure costs
 * nothing: the next page tries again.
 */
export function useGoal(): { goal: string | null; dismiss: () => Promise<void> } {
  const { user, role, impersonator, refresh } = useSession();
  const { pathname, search } = useLocation();
  const known = user?.goal ?? null;
  const wanted = keptDestination() ?? known;
  const isThere = wanted !== null && role !== null && isPage(wanted, { pathname, search });
  const goal = impersonator === null && !isThere ? wanted : null;
  const maySave = user !== null && impersonator === null;

  const saveGoal = async (next: string | null) => {
    await api('PUT /session/goal/', { body: { goal: next }, silent: true });
    forgetDestination();
    await refresh();
  };
  useEffect(() => {
    if (!maySave) return;
    if (goal !== known) void saveGoal(goal).catch(() => undefined);
    // The account knows it, or the person is there: the next one at this computer must not find it.
    else forgetDestination();
    // oxlint-disable-next-line react/exhaustive-deps -- `keep` is new with every render; it runs when one of these changes
  }, [goal, known, isThere, maySave]);
  return { goal, dismiss: () => saveGoal(null).catch(() => undefined) };
}
