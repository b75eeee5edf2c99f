/** Shared steps and readers for tests of windows. */
import { dayIn, type ReviewWindowKind } from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import { mailWords, makeServiceToken } from '@portal/kit/testing';

export const ZONE = 'America/New_York';
/** The day `days` from now, in the foundation's time zone. */
export const dayFromNow = (days: number): string => dayIn(new Date(Date.now() + days * 86_400_000), ZONE);

interface Job {
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly template: string;
}

export function createWindowSteps(harness: Harness, openedBy: () => number) {
  const { build } = harness;
  return {
    begin: (
      window: number,
      {
        kind = 'research_match',
        due = dayFromNow(20),
      }: { readonly kind?: ReviewWindowKind; readonly due?: string } = {},
      service: Parameters<typeof makeServiceToken>[0] = 'staff',
    ) =>
      harness.call('POST /review-begin/', {
        headers: { 'X-Service-Token': makeServiceToken(service) },
        body: { window, kind, quarter: 'Q3 2026', due_date: due, opened_by: openedBy() },
      }),
    /** Closes all windows and moves waiting requests away. */
    async reset(): Promise<void> {
      await build.sql('update researcher.open_window set window_id = null, quarter = null, due_date = null');
      await build.sql('update researcher.request set status = 11 where status = 2 and type in (4, 5, 8)');
      await build.sql('delete from jobs.job');
    },
    mails: async (template: string): Promise<Job[]> =>
      (
        await build.sql<{ data: Job }>(
          `select data from jobs.job where name = 'mail.requested.core' and data ->> 'template' = $1 order by data ->> 'key'`,
          [template],
        )
      ).map(({ data }) => ({ ...data, body: mailWords(data.body) })),
    begunEvents: async (): Promise<{ request_id: number; due_date: string }[]> =>
      (
        await build.sql<{ data: { request_id: number; due_date: string } }>(
          "select data from jobs.job where name = 'review.begun.staff' order by (data ->> 'request_id')::int",
        )
      ).map(({ data }) => data),
    readReviews: (request: { readonly id: number }) =>
      build.sql<{ quarter: string | null; due_date: string | null }>(
        'select quarter, due_date::text from researcher.review where request_id = $1 order by id',
        [request.id],
      ),
    changesTo: (request: { readonly id: number }, status: number) =>
      build.sql<{ actor_id: number }>(
        'select actor_id from researcher.request_status_change where request_id = $1 and to_status = $2',
        [request.id, status],
      ),
    /** Makes delayed jobs due, as if the time for Undo had passed. */
    passTime: () =>
      build.sql(
        "update jobs.job set start_after = now() where name in ('review.announcement-due.researcher', 'review.begun-news-due.researcher')",
      ),
  };
}
