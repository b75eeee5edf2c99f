/** Incidents in tests. */
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import type { createRequestFactories, TestRequest } from './requests.ts';

type Make = ReturnType<typeof createRequestFactories>;
type Build = Harness['build'];

export async function buildIncident(
  build: Build,
  request: Pick<TestRequest, 'id'>,
  reporter: Pick<TestPerson, 'id'>,
): Promise<number> {
  const [row] = await build.sql<{ id: number }>(
    `insert into researcher.incident (request_id, reporter_id, kind, noticed, description, notes)
     values ($1, $2, 'loss', '2026-01-10', 'A disk is gone', 'Ask the university') returning id`,
    [request.id, reporter.id],
  );
  return row?.id ?? 0;
}

/** For the authorization matrix: `reported` belongs to its reporter, `about` to the owner of its request. */
export const incidentFixtures = (build: Build, make: Make) => ({
  reported: async (reporter: TestPerson) => buildIncident(build, await make.request({ status: 7 }), reporter),
  about: async (owner: TestPerson) =>
    buildIncident(build, await make.request({ owner, status: 7 }), await build.person()),
});

export const incidentFields = { status: 'in_progress', notes: 'Ask again', outcome: 'Found' } as const;
