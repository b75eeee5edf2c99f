import { SCORING_FORM_ID } from '@portal/contract/review-address';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import {
  Box,
  chakra,
  fill,
  Grid,
  Heading,
  HStack,
  Link,
  Notice,
  PanelSection,
  Text,
} from '@portal/shared-ui';
import { useOpenedObject } from '@portal/shared-ui/commands';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { RequestStatusText } from '@portal/shared-ui/request-status';
import { RequestTabs } from '../../request/components/RequestTabs.tsx';
import { useNamedPanel } from '../../request/model/use-named-panel.ts';
import { useOwnReviews } from '../../review/api/use-own-reviews.ts';
import { OwnReview } from '../../review/components/OwnReview.tsx';
import { invalidateReviews, useReviewRights } from '../../review/components/ReviewPart.tsx';
import { RequestScores } from '../../review/components/RequestScores.tsx';
import { SCORING_BREADCRUMBS } from '../model/breadcrumbs.ts';
import { ApplicationAnswers } from './ApplicationAnswers.tsx';
import { review } from '#texts/review';

const words = review.page;

/** The application on the left and the form on the right, or one above the other on narrow screens. */
export function ScoringView({ request }: { request: Request }) {
  const { mine } = useReviewRights(request);
  const { pathname } = useLocation();
  const form = useNamedPanel(SCORING_FORM_ID);
  useOpenedObject({
    path: pathname,
    label: fill(words.title, { code: request.sfari_request_id }),
    detail: request.project.title,
  });
  const { reviews } = useOwnReviews();
  const own = reviews?.find(({ review: id }) => id === mine?.review_id);
  return (
    <Page
      title={fill(words.title, { code: request.sfari_request_id })}
      breadcrumbs={[
        ...SCORING_BREADCRUMBS,
        { label: request.sfari_request_id, to: `/request/${request.id}` },
      ]}
      summary={
        <>
          <Text color="fg" fontWeight="semibold" overflowWrap="anywhere">
            {request.project.title}
          </Text>
          <HStack wrap="wrap" columnGap="3" rowGap="1">
            <RequestStatusText request={request} />
            <span>
              {REQUEST_TYPE_LABELS[request.type]} · {request.owner.display_name}
              {request.institution ? `, ${request.institution.display_name}` : ''}
            </span>
          </HStack>
        </>
      }
    >
      <PartLinks />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={{ base: '8', xl: '10' }}
      >
        <Box
          as="section"
          id="application"
          minW="0"
          tabIndex={-1}
          aria-label={words.application}
          scrollMarginTop="16"
          focusVisibleRing="outside"
          // sticky next to the form, and scrolls separately
          css={BESIDE_FORM}
        >
          <RequestTabs request={request} Details={ApplicationAnswers} />
        </Box>
        <Box
          as="section"
          ref={form}
          id={SCORING_FORM_ID}
          aria-label={review.panel.own}
          tabIndex={-1}
          minW="0"
          alignSelf="start"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          px={{ base: '4', md: '5' }}
          pt={{ base: '4', md: '5' }}
          scrollMarginTop="16"
          focusVisibleRing="outside"
        >
          <Heading as="h2" textStyle="lg" mb="4">
            {review.panel.own}
          </Heading>
          {mine ? (
            <OwnReview
              request={request}
              reviewer={mine}
              onSubmitted={invalidateReviews}
              due={own && { day: own.due_date, isLate: own.is_late }}
            />
          ) : (
            <Notice tone="info" title={words.notMine}>
              {words.notMineText} <RouteLink to={`/request/${request.id}`}>{words.toRequest}</RouteLink>
            </Notice>
          )}
          {own?.submitted_at ? (
            <Box mt="6">
              <PanelSection title={review.panel.all}>
                <RequestScores request={request} />
              </PanelSection>
            </Box>
          ) : null}
          <Box h="5" />
        </Box>
      </Grid>
    </Page>
  );
}

const BESIDE_FORM = {
  xl: {
    position: 'sticky',
    top: '4',
    alignSelf: 'start',
    maxH: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    pe: '2',
  },
} as const;

/** On narrow screens, sticky links jump between application and form. */
function PartLinks() {
  return (
    <chakra.nav
      aria-label={words.parts}
      hideFrom="xl"
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg"
      borderBottomWidth="1px"
      mb="4"
      css={{ 'html:has(&)': { scrollPaddingTop: { base: '4rem', xl: '0' } } }}
    >
      <HStack gap="5" textStyle="sm">
        <Link href="#application" display="inline-block" py="3">
          {words.toApplication}
        </Link>
        <Link href={`#${SCORING_FORM_ID}`} display="inline-block" py="3">
          {words.toForm}
        </Link>
      </HStack>
    </chakra.nav>
  );
}
