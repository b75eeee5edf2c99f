/**
 * Takes an institution through the same steps as the user interface: invited by an investigator, described by its
 * official, evaluated by staff.
 */
import { INSTITUTION_STATUS, type InstitutionStatus } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import type { InstitutionPlan } from './data/institutions.data.ts';

export interface Step {
  readonly by: number;
  readonly at: Date;
}

export async function foundInstitution(
  context: SeedContext,
  plan: InstitutionPlan,
  { by, at }: Step,
): Promise<number> {
  await context.as(by, at);
  const { rows } = await context.client.query<{ id: number }>(
    'insert into core.institution (name, status, created, modified) values ($1, $2, $3, $3) returning id',
    [plan.name, INSTITUTION_STATUS.PENDING_SBSO, at],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`${plan.name} was not inserted`);
  await context.client.query('insert into core.institution_domain (institution_id, domain) values ($1, $2)', [
    id,
    plan.domain,
  ]);
  return id;
}

/** Inserts the investigator's invitation of the official, and its acceptance. */
export async function inviteAndAccept(
  context: SeedContext,
  institutionId: number,
  official: { id: number; firstName: string; lastName: string; email: string; title: string | null },
  steps: { invited: Step; accepted: Step },
): Promise<void> {
  await context.as(steps.invited.by, steps.invited.at);
  const { rows } = await context.client.query<{ id: number }>(
    `insert into core.official_invitation (institution_id, invited_by, first_name, last_name, email, title, created, modified)
    values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [
      institutionId,
      steps.invited.by,
      official.firstName,
      official.lastName,
      official.email,
      official.title,
      steps.invited.at,
    ],
  );
  await context.as(steps.accepted.by, steps.accepted.at);
  await context.client.query(
    "update core.official_invitation set status = 'accepted', account_id = $2, answered_at = $3 where id = $1",
    [rows[0]?.id, official.id, steps.accepted.at],
  );
}

/** Changes columns of the institution; the history trigger records the change. */
export async function changeInstitution(
  context: SeedContext,
  id: number,
  { by, at }: Step,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.as(by, at);
  const names = Object.keys(change);
  await context.client.query(
    `update core.institution set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
    [id, ...Object.values(change)],
  );
}

/** Statuses that an institution passes through after its official gave the details, up to `end`. */
export function statusesAfterReview(end: number): InstitutionStatus[] {
  const { UNDER_REVIEW, APPROVED, REJECTED, FOLLOW_UP, NEW_SBSO } = INSTITUTION_STATUS;
  switch (end) {
    case APPROVED:
      return [UNDER_REVIEW, APPROVED];
    case REJECTED:
      return [UNDER_REVIEW, REJECTED];
    case FOLLOW_UP:
      return [UNDER_REVIEW, FOLLOW_UP];
    case NEW_SBSO:
      return [UNDER_REVIEW, NEW_SBSO];
    case UNDER_REVIEW:
      return [UNDER_REVIEW];
    default:
      return [];
  }
}
