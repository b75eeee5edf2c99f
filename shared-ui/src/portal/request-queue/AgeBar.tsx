import { chakra } from '@chakra-ui/react';
import { shareOfPromise } from './waiting.ts';
import { requestQueue as words } from '#texts/request-queue';

/** A bar with the elapsed share of the promised two weeks. Decorative, because the number of days is beside it. */
export function AgeBar({ days }: { days: number }) {
  const share = shareOfPromise(days);
  return (
    <chakra.span
      aria-hidden
      data-age-bar={Math.round(share * 100)}
      title={words.promised}
      display="block"
      h="1"
      mt="1"
      borderRadius="full"
      overflow="hidden"
      bg="bg.emphasized"
    >
      <chakra.span
        display="block"
        h="full"
        bg={share < 1 ? 'accent.solid' : 'orange.solid'}
        style={{ width: `${Math.max(4, share * 100)}%` }}
      />
    </chakra.span>
  );
}
