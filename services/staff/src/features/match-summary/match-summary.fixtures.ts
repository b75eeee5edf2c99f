/** Helpers for tests of summaries. */
import { currentForm, exampleAnswers, type RequestStatus, type Role } from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildRequest, type BuildOptions } from '@portal/researcher/testing';

const form = currentForm(4);
const ANSWERS = form ? exampleAnswers(form) : {};

export function createSummarySteps({ build, call }: Pick<Harness, 'build' | 'call'>) {
  return {
    person: (role: Role) => build.person({ roles: [role], institution: null }),
    application: (options: BuildOptions & { readonly status?: RequestStatus } = {}) =>
      buildRequest(build, { type: 4, answers: ANSWERS, ...options }),
    read: (request: { readonly id: number }, as?: TestPerson) =>
      call(`GET /request/${request.id}/summary/`, as ? { as } : {}),
    /** With `etag` null, no If-Match is sent. */
    write: (
      request: { readonly id: number },
      as: TestPerson | undefined,
      body: unknown,
      etag: string | null = 'W/"0"',
    ) =>
      call(`PUT /request/${request.id}/summary/`, {
        ...(as ? { as } : {}),
        body,
        headers: etag === null ? {} : { 'If-Match': etag },
      }),
  };
}
