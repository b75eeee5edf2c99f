import type { OwnReview } from '@portal/contract';
import { useApi } from '@portal/shared-ui/data';

export type { OwnReview };

/** The person's own reviews, what is due first before the others; failing it is silent, since pages work without it. */
export function useOwnReviews() {
  const { data, error, isLoading } = useApi('GET /own-review/', { silent: true });
  return { reviews: data?.results, isFinished: !isLoading || error !== undefined };
}
