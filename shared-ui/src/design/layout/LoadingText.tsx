import { HStack, Spinner, Text } from '@chakra-ui/react';
import { useDelayed } from './use-delayed.ts';
import { layout as texts } from '#texts/layout';

/**
 * A wait with words, e.g. 'Fetching Information', 'Loading RDA' (spec 1 section 8); shows after 300 ms. By
 * `data-waiting` the page knows that something is still to come, and avoids moving what is below.
 */
export function LoadingText({ children = texts.loading }: { children?: string }) {
  const isShown = useDelayed(true);
  return (
    <HStack as="output" data-waiting="" minH="12" gap="3" color="fg.muted">
      {isShown ? (
        <>
          <Spinner size="sm" aria-hidden />
          <Text>{children}</Text>
        </>
      ) : null}
    </HStack>
  );
}
