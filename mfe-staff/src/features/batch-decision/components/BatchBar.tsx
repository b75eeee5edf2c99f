import { Button, fill, HStack, LiveRegion, Text } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import type { Batch } from './use-batch.ts';
import { batch as words } from '#texts/batch';

interface BatchBarProps {
  batch: Pick<Batch, 'sending' | 'stop'>;
  /** Template with the placeholders {at} and {count}. */
  progress: string;
  /** Shown while nothing is being sent. */
  children: ReactNode;
}

/** The batch's buttons, always visible at the bottom. While it is sending: its progress and Stop. */
export function BatchBar({ batch: { sending, stop }, progress, children }: BatchBarProps) {
  const state = sending ? fill(progress, { at: sending.at, count: sending.of }) : '';
  return (
    <>
      <HStack
        position="sticky"
        bottom="0"
        zIndex="1"
        justify="flex-end"
        gap="3"
        wrap="wrap"
        py="3"
        mt="4"
        bg="bg.panel"
        borderTopWidth="1px"
      >
        {sending ? (
          <>
            <Text fontVariantNumeric="tabular-nums">{state}</Text>
            <Button variant="outline" onClick={stop}>
              {words.stop}
            </Button>
          </>
        ) : (
          children
        )}
      </HStack>
      <LiveRegion message={state} />
    </>
  );
}
