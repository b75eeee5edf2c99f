import { Flex, LiveRegion, Text, useDelayed, WarningIcon } from '@portal/shared-ui';
import { useFailingReads } from '@portal/shared-ui/data';
import { failingReads as words } from '#texts/layout';

/** In milliseconds: longer than a failed attempt followed by an immediate retry. */
const SHOWN_AFTER = 1000;

/**
 * A thin bar while some data of the page failed to load and is being retried. It overlays the bottom edge of the
 * window, so that the page does not move.
 */
export function FailingReadsBar() {
  const reads = useFailingReads();
  const isShown = useDelayed(reads.length > 0, SHOWN_AFTER);
  const message = reads.some(({ readAt }) => !readAt) ? words.missing : words.old;
  return (
    <>
      <LiveRegion message={isShown ? message : ''} />
      {isShown ? (
        <Flex
          aria-hidden
          position="fixed"
          insetInline="0"
          bottom="0"
          zIndex="banner"
          justify="center"
          align="center"
          gap="2"
          px="4"
          py="1"
          bg="bg.panel"
          borderTopWidth="1px"
          textStyle="sm"
          pointerEvents="none"
        >
          <Text as="span" color="fg.warning" lineHeight="1">
            <WarningIcon />
          </Text>
          {message}
        </Flex>
      ) : null}
    </>
  );
}
