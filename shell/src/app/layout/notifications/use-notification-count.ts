import { useEffect, useRef, useState } from 'react';
import { fill } from '@portal/shared-ui';
import { invalidate, useApi, type ApiError } from '@portal/shared-ui/data';
import { notifications as words } from '#texts/member';

/** Polling interval in milliseconds of a visible page; hidden pages do not poll (decision 042). */
const INTERVAL = 5000;
const UNAUTHENTICATED = 401;

interface NotificationCount {
  readonly count: number;
  /** The announcement of new notifications for screen readers. */
  readonly announcement: string;
}

/** The live number of notifications. Failed polls are silent; polling continues. */
export function useNotificationCount(): NotificationCount {
  const { data } = useApi('GET /notification/news/', {
    silent: true,
    swr: {
      refreshInterval: INTERVAL,
      focusThrottleInterval: 0,
      // SWR pauses polling after a failure until a retry succeeds; without this retry one failure would stop it.
      shouldRetryOnError: ({ status }: ApiError) => status !== UNAUTHENTICATED,
      onErrorRetry: (_, __, ___, ask, options) => setTimeout(() => void ask(options), INTERVAL),
    },
  });
  const [seen, setSeen] = useState(data);
  const [announcement, setAnnouncement] = useState('');
  if (data && data !== seen) {
    setSeen(data);
    const arrived =
      seen && (data.latest ?? 0) > (seen.latest ?? 0) ? Math.max(data.count - seen.count, 1) : 0;
    if (arrived > 0) setAnnouncement(fill(words.arrived, { count: arrived }));
    else if (announcement) setAnnouncement('');
  }

  const mark = data ? `${data.count} ${data.latest}` : '';
  const listed = useRef('');
  useEffect(() => {
    // Refreshes the list of an open panel, except after the first poll, when the list is already current.
    if (listed.current && mark !== listed.current) void invalidate('notification');
    listed.current = mark;
  }, [mark]);

  return { count: data?.count ?? 0, announcement };
}
