/** Shared steps and readers for tests of assignments. */
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';

export function createReviewSteps(harness: Harness) {
  return {
    assign: (as: TestPerson, request: number, person: TestPerson, reviewer_role = 1) =>
      harness.call('POST /review/', { as, body: { request, reviewer: person.id, reviewer_role } }),
    queued: (name: string, requestId: number) =>
      harness.build.sql<{ data: Record<string, unknown> }>(
        `select data from jobs.job where name = $1 and (data ->> 'object_id' = $2 or data ->> 'request_id' = $2 or split_part(data ->> 'redirect', '#', 1) = '/request/' || $2)`,
        [name, String(requestId)],
      ),
    /** Makes the announcement due, as if its delay had passed. */
    passTime: (review: number) =>
      harness.build.sql(
        "update jobs.job set start_after = now() where name = 'review.announcement-due.researcher' and data ->> 'review_id' = $1",
        [String(review)],
      ),
    /** Makes the announcement of a removal due. */
    passRemoval: async (review: number) => {
      await harness.build.sql(
        "update researcher.removed_review set removed = now() - interval '12 seconds' where review_id = $1",
        [review],
      );
      await harness.build.sql(
        "update jobs.job set start_after = now() where name = 'review.removal-due.researcher' and data ->> 'review_id' = $1",
        [String(review)],
      );
    },
    isRemovalAnnounced: async (review: number): Promise<boolean> =>
      (await harness.build.sql('select 1 from researcher.removed_review where review_id = $1', [review]))
        .length === 0,
    readBell: (review: number) =>
      harness.build.sql<{ data: Record<string, unknown> }>(
        "select data from jobs.job where name = 'notification.requested.core' and data ->> 'key' = $1",
        [`review-removed-${review}`],
      ),
    readStatus: async (request: { readonly id: number }): Promise<number | undefined> => {
      const [row] = await harness.build.sql<{ status: number }>(
        'select status from researcher.request where id = $1',
        [request.id],
      );
      return row?.status;
    },
    isAnnounced: async (review: number): Promise<boolean> => {
      const notices = 'select 1 from researcher.assignment_notice where review_id = $1';
      return (await harness.build.sql(notices, [review])).length === 0;
    },
  };
}
