/** Helpers for tests of scores. */
import type { RequestStatus, RequestType, ReviewerRole, Role } from '@portal/contract';
import { chooseRubric } from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildRequest, buildRequestCohort, buildReview } from '@portal/researcher/testing';

interface ReviewedOptions {
  readonly type?: RequestType;
  readonly status?: RequestStatus;
  readonly role?: Role;
  readonly reviewerRole?: ReviewerRole;
  /** Undefined leaves the conflict question unanswered. */
  readonly conflict?: boolean | undefined;
  readonly request?: { readonly id: number };
  readonly reviewer?: TestPerson;
}

export function createScoreSteps({ build, call }: Pick<Harness, 'build' | 'call'>) {
  const steps = {
    person: (role: Role) => build.person({ roles: [role], institution: null }),
    async reviewed(options: ReviewedOptions = {}) {
      const { type = 4, status = 3, role = 'internal_reviewer', reviewerRole = 1 } = options;
      const request = options.request ?? (await buildRequest(build, { type, status }));
      const reviewer = options.reviewer ?? (await steps.person(role));
      const review = await buildReview(build, { request, reviewer, reviewerRole });
      const exists = 'conflict' in options ? options.conflict : false;
      if (exists !== undefined) await buildConflict(build, { request, reviewer, exists });
      return { request, reviewer, review };
    },
    giveCohort: (request: { readonly id: number }, name: string) => buildRequestCohort(build, request, name),
    read: (review: number, as?: TestPerson) => call(`GET /review/${review}/score/`, as ? { as } : {}),
    save: (review: number, as: TestPerson, body: unknown, etag = 'W/"0"') =>
      call(`PUT /review/${review}/score/`, { as, body, headers: { 'If-Match': etag } }),
    submit: (review: number, as: TestPerson) => call(`POST /review/${review}/score/submit/`, { as }),
    scores: (request: { readonly id: number }, as?: TestPerson) =>
      call(`GET /request/${request.id}/scores/`, as ? { as } : {}),
    /** Saves and submits a review. */
    async score(review: number, as: TestPerson, body: unknown) {
      const saved = await steps.save(review, as, body);
      if (saved.status !== 200) return saved;
      return steps.submit(review, as);
    },
  };
  return steps;
}

/** A complete review with the same score for every criterion. */
export function completeReview(type: RequestType, score: number, words = 'Clear and sound') {
  const rubric = chooseRubric(type, null);
  const comment = { strengths: rubric.hasComments ? words : '', weaknesses: '' };
  return {
    blocks: Object.fromEntries(rubric.criteria.map(({ key }) => [key, { score, comment }])),
    notes: Object.fromEntries(rubric.notes.map(({ key }) => [key, words])),
    reviewer_decision: 'Approve',
    ...(rubric.asksBuildMerit ? { build_merit: 'Yes' } : {}),
  };
}
