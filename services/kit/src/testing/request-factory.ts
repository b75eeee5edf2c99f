/** Requests for tests of the services that read them: with owner, institution and project of their own. */
import type { RequestStatus, RequestType } from '@portal/contract';
import type { Factories, TestPerson } from './factories.ts';

export interface TestRequest {
  readonly id: number;
  readonly code: string;
  readonly owner: TestPerson;
  readonly projectId: number;
  readonly projectTitle: string;
}

export interface RequestOptions {
  readonly owner?: TestPerson;
  readonly type?: RequestType;
  readonly status?: RequestStatus;
  readonly title?: string;
}

/** Writes as the owner of the database, in the tables of the researcher service. */
export async function buildRequest(build: Factories, options: RequestOptions = {}): Promise<TestRequest> {
  const owner = options.owner ?? (await build.person());
  const { type = 1, status = 2, title = 'Sleep and attention in autism' } = options;
  const [project] = await build.sql<{ id: number }>(
    `insert into researcher.project (title, abstract, non_autism_research, owner_id) values ($1, 'Abstract', false, $2) returning id`,
    [title, owner.id],
  );
  const [request] = await build.sql<{ id: number; code: string }>(
    `insert into researcher.request (type, status, owner_id, institution_id, project_id, submission_date)
     values ($1, $2::int, $3, $4, $5, case when $2::int <> 1 then now() end) returning id, sfari_request_id as code`,
    [type, status, owner.id, owner.institutionId, project?.id],
  );
  if (!project || !request) throw new Error('the factory inserted nothing');
  return { ...request, owner, projectId: project.id, projectTitle: title };
}

/** @returns the id of the review */
export async function buildReview(
  build: Factories,
  review: { request: Pick<TestRequest, 'id'>; reviewer: TestPerson; reviewerRole?: 1 | 2 | 3 },
): Promise<number> {
  const [row] = await build.sql<{ id: number }>(
    'insert into researcher.review (request_id, reviewer_id, reviewer_role) values ($1, $2, $3) returning id',
    [review.request.id, review.reviewer.id, review.reviewerRole ?? 1],
  );
  if (!row) throw new Error('the factory inserted nothing');
  return row.id;
}
