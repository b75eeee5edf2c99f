/** Creates, reviews and scores Research Match applications, for the journeys and the bench. */
import { chooseRubric } from '@portal/contract/rubrics';
import { REQUEST_STATUS, REQUEST_TYPE, REVIEWER_ROLE, type ReviewerRole } from '@portal/contract/statuses';
import { client } from './accounts.ts';
import type { PortalClient } from './portal-client.ts';
import type { RequestRecord } from './records.ts';
import { makeDraftOfType, OFFERED } from './typed-drafts.ts';

export const getUserId = async (person: PortalClient): Promise<number> =>
  (await person.get<{ user: { id: number } }>('/session/')).user.id;

/** Submits an application of `owner` for one cohort. */
export async function submitMatchApplication(
  owner: PortalClient,
  cohort: string | undefined,
): Promise<RequestRecord> {
  const type = OFFERED.find(({ number }) => number === REQUEST_TYPE.RESEARCH_MATCH);
  if (!type) throw new Error('Research Match is not offered');
  const draft = await makeDraftOfType(owner, type);
  const { additional_data: answers } = await owner.get<{ additional_data: object }>(`/request/${draft.id}/`);
  await owner.send(`PATCH /request/${draft.id}/`, { additional_data: { ...answers, cohort } });
  return owner.send<RequestRecord>(`POST /request/${draft.id}/submit/`);
}

export interface MatchRow {
  readonly id: number;
  readonly modified: string;
}

/** Rows of the review center, as a command for several requests needs them. */
export async function readMatchRows(
  admin: PortalClient,
  requests: readonly Pick<RequestRecord, 'id'>[],
): Promise<MatchRow[]> {
  const ids = requests.map(({ id }) => id).join(',');
  const { results } = await admin.get<{ results: MatchRow[] }>(`/rm-application/?id__in=${ids}&limit=100`);
  return results.map(({ id, modified }) => ({ id, modified }));
}

/** @returns to how many applications the reviewer was assigned */
export async function assignMatchReviewer(
  admin: PortalClient,
  reviewer: PortalClient,
  { role, requests }: { readonly role: ReviewerRole; readonly requests: readonly RequestRecord[] },
): Promise<number> {
  const report = await admin.send<{ done: number }>('POST /request/bulk/', {
    command: 'assign_reviewer',
    rows: await readMatchRows(admin, requests),
    reviewer: await getUserId(reviewer),
    reviewer_role: role,
  });
  return report.done;
}

/** Answers the question about a conflict of interest; with an explanation there is a conflict. */
export async function answerConflict(
  person: PortalClient,
  request: number,
  explanation?: string,
): Promise<void> {
  await person.send('POST /conflict/', {
    request,
    user: await getUserId(person),
    conflict_exists: explanation !== undefined,
    ...(explanation === undefined ? {} : { explanation }),
  });
}

export interface WrittenReview {
  readonly request: number;
  readonly mark: number;
  readonly comment: { readonly strengths: string; readonly weaknesses: string };
}

export async function scoreMatchApplication(
  admin: PortalClient,
  person: PortalClient,
  { request, mark, comment }: WrittenReview,
): Promise<void> {
  const own = await getUserId(person);
  const { reviewers } = await admin.get<{ reviewers: { review: number; reviewer: { id: number } }[] }>(
    `/request/${request}/scores/`,
  );
  const review = reviewers.find(({ reviewer }) => reviewer.id === own)?.review;
  await answerConflict(person, request);
  const { criteria } = chooseRubric(REQUEST_TYPE.RESEARCH_MATCH, null);
  await person.send(`PUT /review/${review}/score/`, {
    blocks: Object.fromEntries(criteria.map(({ key }) => [key, { score: mark, comment }])),
    reviewer_decision: 'Conditionally Approve',
    build_merit: 'Yes',
  });
  await person.send(`POST /review/${review}/score/submit/`);
}

interface Listed {
  readonly id: number;
  readonly sfari_request_id: string;
  readonly review_users: readonly { readonly id: number }[];
}

/**
 * Finds a demo Research Match application that is under review and scored, and assigns these people as reviewers.
 *
 * @param ordering which one is taken first; specs that run side by side take different ones
 */
export async function assignReviewed(people: readonly number[], ordering: 'id' | '-id'): Promise<Listed> {
  const admin = await client('admin');
  const list = `/request/?type=${REQUEST_TYPE.RESEARCH_MATCH}&status=${REQUEST_STATUS.UNDER_REVIEW}&ordering=${ordering}&limit=50`;
  for (const request of (await admin.get<{ results: Listed[] }>(list)).results) {
    const { unscored_cohort: cohort } = await admin.get<{ unscored_cohort: string | null }>(
      `/request/${request.id}/scores/`,
    );
    if (cohort !== null || request.review_users.some(({ id }) => people.includes(id))) continue;
    for (const reviewer of people)
      await admin.send('POST /review/', {
        request: request.id,
        reviewer,
        reviewer_role: REVIEWER_ROLE.OTHER,
      });
    return request;
  }
  throw new Error('the demo has no Research Match application that can be reviewed');
}
