import { Box, fill, Notice, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import type { QueuePlace } from '../api/use-queue-place.ts';
import { useEffect, useRef } from 'react';
import { ready } from '#texts/ready';
import { triage as words } from '#texts/triage';

/** Says that the request was decided and left the queue, and offers the next one. */
export function LeftNotice({
  place,
  code,
  takesFocus,
}: {
  place: QueuePlace;
  code: string;
  /** Set after the user's own decision at the end of the queue, so that Enter continues from the notice. */
  takesFocus: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) (box.current?.querySelector<HTMLElement>('a[href]') ?? box.current)?.focus();
  }, [takesFocus]);
  const { queue, next, previous } = place;
  const offered = next ?? previous;
  return (
    <Box ref={box} tabIndex={-1} mt="2">
      <Notice title={fill(words.hasLeft, { code, queue: queue.label })}>
        {offered === null ? (
          <>
            <Text mb={queue.began ? '2' : '0'}>
              {queue.began ? fill(ready.allDone, { count: queue.began }) : words.isEmpty}
            </Text>
            {queue.began ? (
              <RouteButton size="sm" to="/" replace>
                {ready.home}
              </RouteButton>
            ) : null}
          </>
        ) : (
          <>
            <Text mb="2" overflowWrap="anywhere">
              {offered.request.project.title}
            </Text>
            <RouteButton size="sm" to={offered.to} replace>
              {fill(words.offerNext, { code: offered.request.sfari_request_id })}
            </RouteButton>
          </>
        )}
      </Notice>
    </Box>
  );
}
