import { Box, LoadingText, VisuallyHidden } from '@portal/shared-ui';
import { errors as words } from '#texts/errors';
import { LayoutFrame } from './LayoutFrame.tsx';

/** The layout while the first page is on its way: a slow app never hides the header. */
export function LayoutPending() {
  return (
    <LayoutFrame>
      <Box maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} py="10" minH="60dvh">
        <VisuallyHidden as="h1">{words.loadingPage}</VisuallyHidden>
        <LoadingText>{words.loadingPage}</LoadingText>
      </Box>
    </LayoutFrame>
  );
}
