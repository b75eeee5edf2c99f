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

/** The footer appears when the page is complete, so that arriving content does not push it. */
const FOOTER_WAITS = {
  '&:has([data-waiting]) + footer': { visibility: 'hidden' },
  // A section that failed may still load, so its footer stays below the window, as on most pages.
  '&:has([data-tried-again])': { minHeight: '100dvh' },
};

/** The common frame of all pages. */
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
