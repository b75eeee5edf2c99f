import type { ReactNode } from 'react';
import { Box } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';

/** As wide as a column of text and the padding, so that fields and terms end at one line. */
const PANEL_WIDTH = { base: 'full', md: 'calc(68ch + 4rem)' } as const;

/** One page of an account in the making: a heading and one panel. */
export function AccountPanel({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page title={title} width="narrow">
      {intro ? (
        <Box maxW="prose" color="fg.muted" mb="6">
          {intro}
        </Box>
      ) : null}
      <Box maxW={PANEL_WIDTH} borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '8' }}>
        {children}
      </Box>
    </Page>
  );
}
