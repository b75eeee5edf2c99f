import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, fill, Grid, Heading, HStack, Link, Notice } from '@portal/shared-ui';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { RequestStatusText } from '@portal/shared-ui/request-status';
import { RequestTabs } from '../../request/components/RequestTabs.tsx';
import { SidePanel } from '../../request/components/SidePanel.tsx';
import { OwnReview } from '../../review/components/OwnReview.tsx';
import { invalidateReviews, useReviewRights } from '../../review/components/ReviewPart.tsx';
import { SCORING_CRUMBS } from '../model/crumbs.ts';
import { review } from '#texts/review';

const words = review.page;

/** The application on the left, the rubric and the form on the right; one below the other where there is no room. */
export function ScoringView({ request }: { request: Request }) {
  const { mine } = useReviewRights(request);
  return (
    <Page
      title={fill(words.title, { code: request.sfari_request_id })}
      breadcrumbs={[...SCORING_CRUMBS, { label: request.sfari_request_id, to: `/request/${request.id}` }]}
      summary={
        <HStack wrap="wrap" columnGap="3" rowGap="1">
          <RequestStatusText request={request} />
          <span>
            {REQUEST_TYPE_LABELS[request.type]} · {request.owner.display_name}
            {request.institution ? `, ${request.institution.display_name}` : ''}
          </span>
        </HStack>
      }
      actions={
        <Link href="#own-review" hideFrom="xl">
          {words.toForm}
        </Link>
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={{ base: '8', xl: '10' }}
      >
        <Box as="section" minW="0" aria-label={words.application}>
          <RequestTabs request={request} />
        </Box>
        <SidePanel as="section" id="own-review" aria-label={review.panel.own}>
          <Heading as="h2" textStyle="lg" mb="4">
            {review.panel.own}
          </Heading>
          {mine ? (
            <OwnReview request={request} reviewer={mine} onSubmitted={invalidateReviews} />
          ) : (
            <Notice tone="info" title={words.notMine}>
              {words.notMineText} <RouteLink to={`/request/${request.id}`}>{words.toRequest}</RouteLink>
            </Notice>
          )}
        </SidePanel>
      </Grid>
    </Page>
  );
}
