/** Helpers for calendar tests. */
import type { RequestType, Role } from '@portal/contract';
import { startHarness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildRequest, buildReview } from '@portal/researcher/testing';
import ICAL from 'ical.js';
import { definition } from '../../app.ts';

/** Time of test meetings: some weeks from now, in full seconds as in calendar files. */
export const MEETING_AT = `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 19)}Z`;

export async function startCalendars() {
  const harness = await startHarness(definition, {
    SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}',
    PUBLIC_URL: 'https://portal.test',
    BRANDING_TIME_ZONE: 'America/New_York',
  });
  const { build } = harness;
  let windows = 0;
  /** Without `etag` the helper reads the version first, as a page does. */
  const write = (method: 'POST' | 'DELETE') => (as: TestPerson, etag?: string | null) =>
    harness.call(`${method} /calendar-feed/`, { as, ...(etag ? { headers: { 'If-Match': etag } } : {}) });
  const steps = {
    harness,
    person: (...roles: Role[]) => build.person({ roles, institution: null }),
    look: (as: TestPerson) => harness.call('GET /calendar-feed/', { as }),
    make: write('POST'),
    remove: write('DELETE'),
    getAddress: async (as: TestPerson): Promise<string> => (await steps.make(as)).body.address,
    /** The request of a calendar program: without a session. */
    poll: (address: string) => harness.call(`GET ${new URL(address).pathname.replace(/^\/api/, '')}`),
    /** Summary and time of each entry, or the HTTP status if there is no calendar. */
    async entries(address: string): Promise<string[]> {
      const { status, body } = await steps.poll(address);
      if (status !== 200) return [`status ${status}`];
      return new ICAL.Component(ICAL.parse(body as string))
        .getAllSubcomponents('vevent')
        .map((entry) =>
          ['summary', 'dtstart'].map((name) => String(entry.getFirstPropertyValue(name))).join(' '),
        );
    },
    /** Creates a review with a due date, and returns its calendar entry. */
    async assign(
      reviewer: TestPerson,
      {
        due = '2027-03-10',
        type = 1,
        ...more
      }: { due?: string | null; type?: RequestType; owner?: TestPerson } = {},
    ) {
      const request = await buildRequest(build, { type, status: 3, ...more });
      const review = await buildReview(build, { request, reviewer });
      await build.sql('update researcher.review set due_date = $1, quarter = $2 where id = $3', [
        due,
        'Q4 2026',
        review,
      ]);
      const code = `REQ${String(request.id).padStart(6, '0')}`;
      return { request, review, code, entry: `Review due: ${code} 2027-03-11T04:59:00Z` };
    },
    /** Creates a different window each time: kind, quarter and due date are unique. */
    async openWindow({
      kind = 'research_match',
      quarter = 'Q4 2026',
      meeting = MEETING_AT,
      hasBegun = true,
    }: { kind?: string; quarter?: string; meeting?: string | null; hasBegun?: boolean } = {}) {
      windows += 1;
      await build.sql(
        `insert into staff.review_window (kind, quarter, due_date, meeting_at, opened_by, begun)
          values ($1, $2, date '2027-03-01' + $3::int, $4, 1, $5)`,
        [kind, quarter, windows, meeting, hasBegun ? new Date() : null],
      );
    },
  };
  return steps;
}
export type Calendars = Awaited<ReturnType<typeof startCalendars>>;
