/** Messages for the authorization matrix, with each relation to a person. */
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildMessage } from './request-factory.ts';
import type { createRequestFactories } from './requests.ts';

type Make = ReturnType<typeof createRequestFactories>;

export const messageFixtures = (build: Harness['build'], make: Make) => ({
  question: async (owner: TestPerson) =>
    buildMessage(build, { request: await make.request({ owner, status: 3 }) }),
  tissue: async (owner: TestPerson) =>
    buildMessage(build, { request: await make.request({ owner, type: 8, status: 3 }) }),
  research_match: async (owner: TestPerson) =>
    buildMessage(build, { request: await make.request({ owner, type: 4, status: 3 }) }),
  joined: async (member: TestPerson) =>
    buildMessage(build, { request: await make.request({ team: [member], status: 3 }) }),
  joined_decision: async (member: TestPerson) =>
    buildMessage(build, { request: await make.request({ team: [member], status: 6 }), kind: 'decision' }),
  reviewed: async (reviewer: TestPerson) => {
    const request = await make.request({ status: 3 });
    await make.review(request, reviewer);
    return buildMessage(build, { request });
  },
});
