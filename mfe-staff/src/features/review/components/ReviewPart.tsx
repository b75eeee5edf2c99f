import { REVIEWING_ROLES } from '@portal/contract/roles';
import type { Request } from '@portal/contract/types';
import { PanelSection, Stack } from '@portal/shared-ui';
import { invalidate } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { OwnReview } from './OwnReview.tsx';
import { RequestScores } from './RequestScores.tsx';
import { review as words } from '#texts/review';

const WITHOUT_SCORES: readonly string[] = [...REVIEWING_ROLES, 'access_admin'];

/** One's own assignment, and whether one reads what reviewers wrote. */
export function useReviewRights(request: Request) {
  const { role, user } = useSession();
  const mine = request.review_users.find(({ id }) => id === user?.id);
  const isReader =
    (request.abilities['see_reviewers'] ?? false) && role !== null && !WITHOUT_SCORES.includes(role);
  return { mine, showsScores: isReader || mine !== undefined };
}

/** The own review first, then what others wrote. */
export function ReviewPart({ request }: { request: Request }) {
  const { mine, showsScores } = useReviewRights(request);
  return (
    <Stack gap="6">
      {mine ? (
        <PanelSection title={words.panel.own}>
          <OwnReview
            request={request}
            reviewer={mine}
            onSubmitted={() => void invalidate('request', 'history')}
          />
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
