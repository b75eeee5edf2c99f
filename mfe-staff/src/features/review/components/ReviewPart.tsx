import { hasScoringPage, reviewAddress } from '@portal/contract/review-address';
import { REVIEWING_ROLES } from '@portal/contract/roles';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { PanelSection, Stack, Text } from '@portal/shared-ui';
import { invalidate } from '@portal/shared-ui/data';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { OwnReview } from './OwnReview.tsx';
import { RequestScores } from './RequestScores.tsx';
import { review as words } from '#texts/review';

const WITHOUT_SCORES: readonly string[] = [...REVIEWING_ROLES, 'access_admin'];

/** The user's own assignment, and whether they may read other reviews. */
export function useReviewRights(request: Request) {
  const { role, user } = useSession();
  const mine = request.review_users.find(({ id }) => id === user?.id);
  const isReader =
    (request.abilities['see_reviewers'] ?? false) && role !== null && !WITHOUT_SCORES.includes(role);
  return { mine, showsScores: isReader || mine !== undefined };
}

/** After submitting, other reviews become visible and the request's progress changes. */
export const invalidateReviews = (): void =>
  void invalidate('request', 'history', 'abn-request', 'own-review');

/** Links to the separate scoring page. Before the reviews start, only a text, because that page is still empty. */
function ScoringLink({ request }: { request: Request }) {
  if (request.status === REQUEST_STATUS.SUBMITTED) return <Text textStyle="sm">{words.panel.notOpen}</Text>;
  return (
    <Stack gap="3" align="flex-start">
      <Text textStyle="sm">{words.panel.scoredElsewhere}</Text>
      <RouteButton to={reviewAddress(request)}>{words.panel.toScoring}</RouteButton>
    </Stack>
  );
}

/** The user's own review first, then the other reviews. */
export function ReviewPart({ request }: { request: Request }) {
  const { mine, showsScores } = useReviewRights(request);
  return (
    <Stack gap="6">
      {mine ? (
        <PanelSection title={words.panel.own}>
          {hasScoringPage(request.type) ? (
            <ScoringLink request={request} />
          ) : (
            <OwnReview request={request} reviewer={mine} onSubmitted={invalidateReviews} />
          )}
        </PanelSection>
      ) : null}
      {showsScores ? (
        <PanelSection title={words.panel.all}>
          <RequestScores request={request} />
        </PanelSection>
      ) : null}
    </Stack>
  );
}
