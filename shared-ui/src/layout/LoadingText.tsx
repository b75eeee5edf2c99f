import { HStack, Spinner, Text } from '@chakra-ui/react';
import { useDelayed } from './useDelayed.ts';
import { layout as texts } from '#texts/layout';

/** A wait with words, e.g. 'Fetching Information', 'Loading RDA' (specification 1 section 8); shows after 300 ms. */
export function LoadingText({ children = texts.fetchingInformation }: { children?: string }) {
  const isShown = useDelayed(true);
  return (
    <HStack as="output" minH="12" gap="3" color="fg.muted">
      {isShown ? (
        <>
          <Spinner size="sm" aria-hidden />
          <Text>{children}</Text>
        </>
      ) : null}
    </HStack>
  );
}
