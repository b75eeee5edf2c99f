import { useEffect } from 'react';
import { api } from '@portal/shared-ui/data';
import { isRequestStart } from '@portal/shared-ui/goal';
import { useLocation } from '@portal/shared-ui/router';
import { forgetDestination, keptDestination, useSession } from '@portal/shared-ui/session';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether this page is the goal; additional parameters in its address are ignored. */
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
 * The page that the person wanted before registration, login or another step; null once they have reached it. A goal
 * stored in a visitor's browser moves to the account, so that it is there on every device. After a failure the next
 * page tries again.
 */
export function useGoal(): { goal: string | null; dismiss: () => Promise<void> } {
  const { user, role, impersonator, refresh } = useSession();
  const { pathname, search } = useLocation();
  const known = user?.goal ?? null;
  const wanted = keptDestination() ?? known;
  const isThere = wanted !== null && role !== null && isPage(wanted, { pathname, search });
  const goal = impersonator === null && !isThere ? wanted : null;
  // the start page also links to the joinder and to new projects, so the goal stays until the wizard clears it
  const lasting = isThere
    ? ([wanted, known].find((page) => page !== null && isRequestStart(page)) ?? null)
    : goal;
  const maySave = user !== null && impersonator === null;

  const saveGoal = async (next: string | null) => {
    await api('PUT /session/goal/', { body: { goal: next }, silent: true });
    forgetDestination();
    await refresh();
  };
  useEffect(() => {
    if (!maySave) return;
    if (lasting !== known) void saveGoal(lasting).catch(() => undefined);
    // The goal is stored in the account, or reached, so the next person at this computer must not find it.
    else forgetDestination();
    // oxlint-disable-next-line react/exhaustive-deps -- `saveGoal` is new with every render; it runs when one of these changes
  }, [lasting, known, isThere, maySave]);
  return { goal, dismiss: () => saveGoal(null).catch(() => undefined) };
}
