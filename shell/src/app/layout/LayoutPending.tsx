import { Box, LoadingText, VisuallyHidden } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { errors as words } from '#texts/errors';
import { LayoutFrame } from './LayoutFrame.tsx';

/** The layout while the first page is on its way: a slow app never hides the header, nor the name of its page. */
export function LayoutPending({ label }: { label: string | undefined }) {
  const waiting = <LoadingText>{words.loadingPage}</LoadingText>;
  return (
    <LayoutFrame>
      <Box minH="60dvh">
        {label === undefined ? (
          <Box maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} py="10">
            <VisuallyHidden as="h1">{words.loadingPage}</VisuallyHidden>
            {waiting}
          </Box>
        ) : (
          <Page title={label} breadcrumbs={[]} isWaiting>
            {waiting}
          </Page>
        )}
      </Box>
    </LayoutFrame>
  );
}
