import { useEffect, useState } from 'react';
import { fill, formatTime, LiveRegion, Text } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { impersonation } from '#texts/impersonation';
import { Ribbon } from './Ribbon.tsx';
import { member as words } from '#texts/member';

const NOTICE_BEFORE = 10 * 60 * 1000;
/** Browsers fire a longer timer immediately. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Warns ten minutes before the token expires. At the end it asks the server, whose answer ends the session here too.
 */
export function SessionNotice() {
  const { user, impersonator, expires, refresh } = useSession();
  const end = expires?.getTime() ?? null;
  /** The end that the warning is about; a new session has a different one. */
  const [nearEnd, setNearEnd] = useState<number | null>(null);

  useEffect(() => {
    if (end === null) return undefined;
    const timer = (at: number, act: () => void) =>
      setTimeout(act, Math.min(Math.max(at - Date.now(), 0), LONGEST_TIMER));
    const timers = [
      timer(end - NOTICE_BEFORE, () => setNearEnd(Date.now() >= end - NOTICE_BEFORE ? end : null)),
      timer(end + 1000, () => void refresh()),
    ];
    return () => timers.forEach(clearTimeout);
  }, [end, refresh]);

  const message =
    nearEnd === end && expires
      ? impersonator
        ? fill(impersonation.endsAt, { other: user?.display_name ?? '', time: formatTime(expires) })
        : fill(words.sessionEndsText, { expires: formatTime(expires) })
      : '';
  return (
    <>
      <LiveRegion message={message} />
      {message ? (
        <Ribbon label={words.sessionLabel}>
          <Text>{message}</Text>
        </Ribbon>
      ) : null}
    </>
  );
}
