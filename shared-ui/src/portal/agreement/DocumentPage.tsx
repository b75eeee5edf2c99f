import type { ReactNode } from 'react';
import { Box, Grid, Heading, HStack, Stack } from '../../design/index.ts';
import { Page, type PageProps } from '../../design/page/index.ts';

interface DocumentPageProps extends Pick<PageProps, 'title' | 'breadcrumbs' | 'actions'> {
  /** The other party and the status. */
  summary: ReactNode;
  /** The place of the agreement among those that wait for the reader. */
  queue: ReactNode;
  /** The next step, shown at the top. */
  next: ReactNode;
  document: ReactNode;
  /** Content of the column beside the document. */
  children: ReactNode;
  below?: ReactNode;
}

/** The page of an agreement: the document, and beside it the facts and actions for this user. */
export function DocumentPage({
  summary,
  queue,
  next,
  document,
  children,
  below,
  ...page
}: DocumentPageProps) {
  return (
    <Page
      {...page}
      summary={
        <HStack gap="3" wrap="wrap">
          {summary}
        </HStack>
      }
    >
      <Stack gap="6">
        {queue}
        {next}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' }} gap="8">
          {document}
          <Stack gap="6">{children}</Stack>
        </Grid>
        {below}
      </Stack>
    </Page>
  );
}

export function DocumentSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={title}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '5', md: '6' }}
    >
      <Heading as="h2" textStyle="lg" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
