import type { OwnReview } from '@portal/contract';
import { useApi } from '@portal/shared-ui/data';

export type { OwnReview };

/** The user's own reviews, sorted by due date. Errors are silent, because pages work without them. */
export function useOwnReviews() {
  const { data, error, isLoading } = useApi('GET /own-review/', { silent: true });
  return { reviews: data?.results, isFinished: !isLoading || error !== undefined };
}
