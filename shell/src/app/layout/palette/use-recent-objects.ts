import { useEffect } from 'react';
import { getOpenedObject, watchOpenedObjects } from '@portal/shared-ui/commands';
import { useSession } from '@portal/shared-ui/session';
import { recordRecent, recentKey } from './recent-objects.ts';

/** Records the objects that this person opens in this tab, for the palette. */
export function useRecentObjects(): void {
  const { user, role } = useSession();
  const key = user && role ? recentKey(user.id, role) : null;
  useEffect(() => {
    if (key === null) return undefined;
    const open = getOpenedObject();
    if (open) recordRecent(key, open);
    return watchOpenedObjects((object) => recordRecent(key, object));
  }, [key]);
}
