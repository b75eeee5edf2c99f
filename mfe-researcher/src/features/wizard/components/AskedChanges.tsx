import type { Request } from '@portal/contract';
import { Box, Grid, fill, formatDate, Text, Notice } from '@portal/shared-ui';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import type { ReactNode } from 'react';
import { PointLinks } from '../../revision-points/components/PointLinks.tsx';
import { wizard as words } from '#texts/wizard';

/** The wizard with what the reviewers ask for beside it: above it on a narrow screen, in sight while it scrolls on a wide one. */
export function BesideAskedChanges({
  request,
  hrefOf,
  children,
}: {
  request: Request | null;
  /** Address of the step at which a point is answered. */
  hrefOf: (place: string) => string;
  children: ReactNode;
}) {
  const note = request?.decision_note;
  if (!note) return children;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      columnGap="8"
      rowGap="5"
      alignItems="start"
    >
      <Box
        as="aside"
        aria-labelledby="asked-changes"
        order={{ base: '1', lg: '2' }}
        position={{ base: 'static', lg: 'sticky' }}
        top="4"
        maxH={{ lg: 'calc(100dvh - 2rem)' }}
        overflowY={{ lg: 'auto' }}
      >
        <Notice tone="warning">
          <Text as="h2" id="asked-changes" fontWeight="semibold">
            {words.asked.title}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {fill(words.asked.sentOn, { date: formatDate(note.created) })}
          </Text>
          <SafeHtml html={note.text} mt="2" textStyle="sm" />
          <PointLinks hrefOf={hrefOf} />
        </Notice>
      </Box>
      <Box order={{ base: '2', lg: '1' }} minW="0">
        {children}
      </Box>
    </Grid>
  );
}
