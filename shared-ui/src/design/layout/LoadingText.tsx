import { HStack, Spinner, Text } from '@chakra-ui/react';
import { useDelayed } from './use-delayed.ts';
import { layout as texts } from '#texts/layout';

/**
 * A loading message, such as 'Fetching Information' or 'Loading RDA' (spec 1 section 8); shown after 300 ms.
 * `data-waiting` marks that content is still loading, so that the page avoids moving the content below.
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
