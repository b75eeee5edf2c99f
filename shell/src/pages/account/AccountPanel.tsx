import type { ReactNode } from 'react';
import { Box } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';

/** A page of the sign-up process: a heading and one panel. */
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
    <Page title={title} width="slim">
      {intro ? (
        <Box color="fg.muted" mb="6">
          {intro}
        </Box>
      ) : null}
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '8' }}>
        {children}
      </Box>
    </Page>
  );
}
