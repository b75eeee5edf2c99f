/** Revision points for the authorization matrix, with each relation to a person. */
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildPoint } from './request-factory.ts';
import type { createRequestFactories } from './requests.ts';

type Make = ReturnType<typeof createRequestFactories>;

export const pointFixtures = (build: Harness['build'], make: Make) => ({
  draft: async (owner: TestPerson) =>
    buildPoint(build, { request: await make.request({ owner, status: 3 }) }),
  sent: async (owner: TestPerson) =>
    buildPoint(build, { request: await make.request({ owner, status: 6 }), round: 1 }),
  research_match: async (owner: TestPerson) =>
    buildPoint(build, { request: await make.request({ owner, type: 4, status: 3 }) }),
  tissue: async (owner: TestPerson) =>
    buildPoint(build, { request: await make.request({ owner, type: 8, status: 9 }), round: 1 }),
  joined: async (member: TestPerson) =>
    buildPoint(build, { request: await make.request({ team: [member], status: 6 }), round: 1 }),
  reviewed: async (reviewer: TestPerson) => {
    const request = await make.request({ status: 3 });
    await make.review(request, reviewer);
    return buildPoint(build, { request });
  },
});
