/** Requests for tests that need no more of them than their row: with owner, institution and project of their own. */
import type { RequestStatus, RequestType, ReviewerRole } from '@portal/contract';
import type { Factories } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { ProjectModel, RequestModel, ReviewModel } from '../models/index.ts';

export interface BuiltRequest {
  readonly id: number;
  readonly code: string;
  readonly owner: TestPerson;
  readonly projectId: number;
  readonly projectTitle: string;
}

export interface BuildOptions {
  readonly owner?: TestPerson;
  readonly type?: RequestType;
  readonly status?: RequestStatus;
  readonly title?: string;
}

export async function buildRequest(
  build: Pick<Factories, 'insert' | 'person'>,
  options: BuildOptions = {},
): Promise<BuiltRequest> {
  const owner = options.owner ?? (await build.person());
  const { type = 1, status = 2, title = 'Sleep and attention in autism' } = options;
  const { id: projectId } = await build.insert(ProjectModel, {
    title,
    abstract: 'Abstract',
    non_autism_research: false,
    owner_id: owner.id,
  });
  const { id, sfari_request_id: code } = await build.insert(RequestModel, {
    type,
    status,
    owner_id: owner.id,
    institution_id: owner.institutionId,
    project_id: projectId,
    submission_date: status === 1 ? null : new Date(),
  });
  return { id, code, owner, projectId, projectTitle: title };
}

/** @returns the id of the review */
export async function buildReview(
  build: Pick<Factories, 'insert'>,
  review: { request: Pick<BuiltRequest, 'id'>; reviewer: TestPerson; reviewerRole?: ReviewerRole },
): Promise<number> {
  const { id } = await build.insert(ReviewModel, {
    request_id: review.request.id,
    reviewer_id: review.reviewer.id,
    reviewer_role: review.reviewerRole ?? 1,
  });
  return id;
}
