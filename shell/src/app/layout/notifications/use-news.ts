import { useEffect, useRef, useState } from 'react';
import { fill } from '@portal/shared-ui';
import { invalidate, useApi, type ApiError } from '@portal/shared-ui/data';
import { notifications as words } from '#texts/member';

/** A page that is looked at asks this often; a hidden one does not (decision 042). */
const INTERVAL = 5000;
const UNAUTHENTICATED = 401;

interface News {
  readonly count: number;
  /** What to say aloud about what arrived since the last look. */
  readonly said: string;
}

/** How many notifications there are, live. Questions that fail are silent: the next one is asked as usual. */
export function useNews(): News {
  const { data } = useApi('GET /notification/news/', {
    silent: true,
    swr: {
      refreshInterval: INTERVAL,
      focusThrottleInterval: 0,
      // The interval rests after a failure until a retry succeeds: without this one failure would end all questions.
      shouldRetryOnError: ({ status }: ApiError) => status !== UNAUTHENTICATED,
      onErrorRetry: (_, __, ___, ask, options) => setTimeout(() => void ask(options), INTERVAL),
    },
  });
  const [seen, setSeen] = useState(data);
  const [said, setSaid] = useState('');
  if (data && data !== seen) {
    setSeen(data);
    const arrived =
      seen && (data.latest ?? 0) > (seen.latest ?? 0) ? Math.max(data.count - seen.count, 1) : 0;
    if (arrived > 0) setSaid(fill(words.arrived, { count: arrived }));
    else if (said) setSaid('');
  }

  const mark = data ? `${data.count} ${data.latest}` : '';
  const listed = useRef('');
  useEffect(() => {
    // The list of an open panel follows; what was read first needs no second reading.
    if (listed.current && mark !== listed.current) void invalidate('notification');
    listed.current = mark;
  }, [mark]);

  return { count: data?.count ?? 0, said };
}
