/** Answers of demo reviewers about conflicts of interest; some have not answered yet. */
import { REQUEST_STATUS as S, REVIEWER_ROLE } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter } from './clock.ts';
import { OPEN_WINDOW } from './windows.seed.ts';

const EXPLANATIONS = [
  'I wrote a paper with the principal investigator last year, and we are applying for a grant together.',
  'The applicant was my doctoral student until 2024.',
  'My clinic would be paid to recruit for this study.',
] as const;

interface Assigned {
  readonly id: number;
  readonly request_id: number;
  readonly reviewer_id: number;
  readonly reviewer_role: number;
  readonly status: number;
  readonly created: Date;
  readonly window_id: number | null;
}

export async function seedConflicts(context: SeedContext): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<Assigned>(
    `select v.id, v.request_id, v.reviewer_id, v.reviewer_role, r.status, v.created, begun.window_id
     from researcher.review v join researcher.request r on r.id = v.request_id
     left join researcher.window_request begun on begun.request_id = r.id
     where r.status <> $1 order by v.id`,
    [S.SUBMITTED],
  );
  // One review of the open window always has a conflict, whatever its id.
  const inWindow = rows.find(
    ({ window_id: window, reviewer_role: role }) => window === OPEN_WINDOW && role !== REVIEWER_ROLE.PRIMARY,
  );
  for (const review of rows) {
    const isOpen = review.status === S.UNDER_REVIEW;
    if (isOpen && review !== inWindow && review.id % 4 === 0) continue;
    // Primary reviewers get no conflict, because a conflict would remove them from the list.
    const exists =
      review === inWindow || (review.reviewer_role !== REVIEWER_ROLE.PRIMARY && review.id % 9 === 1);
    const answered = minutesAfter(review.created, 90);
    await context.as(review.reviewer_id, answered);
    await client.query(
      `insert into researcher.conflict (request_id, user_id, author_id, conflict_exists, explanation, created)
       values ($1, $2, $2, $3, $4, least($5, now()))`,
      [
        review.request_id,
        review.reviewer_id,
        exists,
        exists ? EXPLANATIONS[review.id % EXPLANATIONS.length] : '',
        answered,
      ],
    );
  }
}
