import { Flex, LiveRegion, Text, useDelayed, WarningIcon } from '@portal/shared-ui';
import { useFailingReads } from '@portal/shared-ui/data';
import { failingReads as words } from '#texts/layout';

/** Longer than one attempt that goes wrong and one that follows it immediately. */
const SHOWN_AFTER = 1000;

/**
 * A thin bar while something of the page could not be read and is tried again. It covers the lower edge of the window, so
 * that nothing moves as it comes and goes.
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
