import { Box, LiveRegion, useDelayed } from '@portal/shared-ui';
import { useNavigation } from '@portal/shared-ui/router';
import { layout as words } from '#texts/layout';

/** A progress line at the top while the next page loads, shown after 300 ms. */
export function PendingBar() {
  const isShown = useDelayed(useNavigation().state !== 'idle');
  return (
    <>
      <LiveRegion message={isShown ? words.pageLoading : ''} />
      <Box
        aria-hidden
        position="fixed"
        insetInline="0"
        top="0"
        h="3px"
        zIndex="banner"
        bg="accent.solid"
        transformOrigin="left"
        transform={isShown ? 'scaleX(0.85)' : 'scaleX(0)'}
        opacity={isShown ? 1 : 0}
        transition={isShown ? 'transform 8s cubic-bezier(0.1, 0.7, 0.2, 1)' : 'none'}
        _motionReduce={{ transition: 'none' }}
      />
    </>
  );
}
