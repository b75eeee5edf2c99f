/** What an assignment must know about the request and the person. */
import { RequestStatusNumber, RequestTypeNumber, RoleName, type ReviewerRole } from '@portal/contract';
import { permitted, sql, trustedSql, type Actor, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { ReviewModel } from '../../models/index.ts';
import { reviewPolicy } from './review.policy.ts';

const ReviewedRequest = z.object({
  id: z.int(),
  sfari_request_id: z.string(),
  project_title: z.string(),
  type: RequestTypeNumber,
  status: RequestStatusNumber,
  owner_id: z.int(),
});
export type ReviewedRequest = z.output<typeof ReviewedRequest>;

const REQUEST = `select request.id, request.sfari_request_id, project.title as project_title, request.type, request.status, request.owner_id
  from researcher.request request join researcher.project project on project.id = request.project_id`;

/** The request, if the caller may assign reviewers to it: evaluates the policy's `create` on the request. */
export const findAssignableRequest = (
  reads: Reads,
  actor: Actor,
  id: number,
): Promise<ReviewedRequest | undefined> =>
  reads.row(
    ReviewedRequest,
    sql`${trustedSql(REQUEST)} where request.id = ${id} and ${permitted(reviewPolicy, actor, 'create')}`,
  );

/** The caller. */
export const findRequest = (work: Work, id: number): Promise<ReviewedRequest | undefined> =>
  work.row(ReviewedRequest, sql`${trustedSql(REQUEST)} where request.id = ${id}`);

/** A review with the data for its announcement; locks its row. */
export async function findAnnounced(
  work: Work,
  id: number,
): Promise<
  | {
      readonly request: ReviewedRequest;
      readonly reviewer: Reviewer;
      readonly due_date: string | null;
    }
  | undefined
> {
  const review = await work.lock(ReviewModel, id);
  if (!review) return undefined;
  const request = await findRequest(work, review.request_id);
  const reviewer = await findReviewer(work, review.reviewer_id, review.request_id);
  return request && reviewer && { request, reviewer, due_date: review.due_date };
}

const Reviewer = z.object({
  id: z.int(),
  display_name: z.string(),
  first_name: z.string(),
  email: z.string(),
  active: z.boolean(),
  roles: z.array(RoleName),
  /** The person declared a conflict of interest with the request, and it was not withdrawn. */
  has_conflict: z.boolean(),
});
export type Reviewer = z.output<typeof Reviewer>;

export const findReviewer = (reads: Reads, id: number, request: number): Promise<Reviewer | undefined> =>
  reads.row(
    Reviewer,
    sql`select p.id, p.display_name, p.first_name, p.email, p.active,
        array(select g.role from core_api.person_group g where g.user_id = p.id) as roles,
        exists (select 1 from researcher_api.conflict declared where declared.request_id = ${request}
          and declared.user_id = p.id and declared.conflict_exists) as has_conflict
      from core_api.person p where p.id = ${id}`,
  );

/** The caller's own review for writing scores; undefined if they are not assigned in that role. */
export async function findOwnReview(
  reads: Reads,
  { userId }: Actor,
  {
    request,
    reviewer,
    reviewer_role: role,
  }: { readonly request: number; readonly reviewer: number; readonly reviewer_role: ReviewerRole },
): Promise<number | undefined> {
  if (reviewer !== userId) return undefined;
  const review = await reads
    .read(ReviewModel)
    .matching({ request_id: request, reviewer_id: reviewer, reviewer_role: role })
    .first();
  return review?.id;
}
