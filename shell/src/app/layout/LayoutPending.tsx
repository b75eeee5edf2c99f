import { Box, LoadingText } from '@portal/shared-ui';
import { LayoutFrame } from './LayoutFrame.tsx';

/** The layout while the first page is on its way: a slow app never hides the header. */
export function LayoutPending() {
  return (
    <LayoutFrame>
      <Box maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} py="10" minH="60dvh">
        <LoadingText>Loading</LoadingText>
      </Box>
    </LayoutFrame>
  );
}
