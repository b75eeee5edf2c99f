import type { ReactNode } from 'react';
import { Box, Flex } from '@portal/shared-ui';
import { AlertMessages } from './AlertMessages.tsx';
import { FailingReadsBar } from './FailingReadsBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { MemberNotices } from './MemberNotices.tsx';
import { PendingBar } from './PendingBar.tsx';
import { SkipLink } from './SkipLink.tsx';

export const MAIN_ID = 'main';

/** The footer shows when the page is whole, so that nothing that arrives pushes it. */
const FOOTER_WAITS = {
  '&:has([data-waiting]) + footer': { visibility: 'hidden' },
  // What could not be read may come yet: its footer is below the window already, as that of most pages is.
  '&:has([data-tried-again])': { minHeight: '100dvh' },
};

/** What every page of the portal is in. */
export function LayoutFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink target={MAIN_ID} />
      <PendingBar />
      <ImpersonationBanner />
      <Header />
      <AlertMessages />
      <MemberNotices />
      <Box as="main" id={MAIN_ID} tabIndex={-1} flex="1" outline="none" css={FOOTER_WAITS}>
        {children}
      </Box>
      <Footer />
      <FailingReadsBar />
    </Flex>
  );
}
