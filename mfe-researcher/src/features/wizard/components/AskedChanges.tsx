import type { Request } from '@portal/contract';
import { Box, Grid, fill, formatDate, Text, Notice } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { Letter } from '../../revision-points/components/Letter.tsx';
import { PointLinks } from '../../revision-points/components/PointLinks.tsx';
import { usePoints } from '../../revision-points/hooks/points-context.ts';
import { wizard as words } from '#texts/wizard';

/** The wizard with the reviewers' requested changes: above it on a narrow screen, sticky beside it on a wide one. */
export function BesideAskedChanges({
  request,
  getHref,
  children,
}: {
  request: Request | null;
  /** Returns the address of the step where a point is answered. */
  getHref: (place: string) => string;
  children: ReactNode;
}) {
  const { points } = usePoints();
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
          <PointLinks getHref={getHref} />
          <Box textStyle="sm">
            <Letter note={note} points={points} />
          </Box>
        </Notice>
      </Box>
      <Box order={{ base: '2', lg: '1' }} minW="0">
        {children}
      </Box>
    </Grid>
  );
}
