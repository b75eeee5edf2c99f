import { createHash } from 'node:crypto';
import type { Role } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';

export interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null;
  readonly roles: readonly Role[];
  readonly primaryRole: Role | null;
  readonly at: Date;
  readonly verified?: boolean;
  readonly globus?: string | null;
  readonly phone?: string | null;
  readonly optedIn?: boolean;
}

/** Values that all seeded accounts share. */
export interface PeopleSeed {
  readonly context: SeedContext;
  readonly passwordHash: string;
  readonly termsVersion: string;
}

/** Twelve digits derived from the address, so the same address always gets the same AWS account. */
const makeAwsAccount = (email: string): string =>
  String(Number.parseInt(createHash('sha256').update(email).digest('hex').slice(0, 9), 16)).padStart(12, '1');

/** Inserts an account with its groups, as if its owner had registered. @returns its id */
export async function insertPerson(
  { context, passwordHash, termsVersion }: PeopleSeed,
  person: NewPerson,
): Promise<number> {
  await context.as(null, person.at);
  const { rows } = await context.client.query<{ id: number }>(
    `insert into core.account (email, password_hash, first_name, last_name, title, phone_number, verified, primary_role,
      agreed_terms_version, globus_username, dataset_update_email_opted_in, created, modified, aws_account_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13) returning id`,
    [
      person.email,
      passwordHash,
      person.firstName,
      person.lastName,
      person.title,
      person.phone ?? null,
      person.verified ?? true,
      person.primaryRole,
      termsVersion,
      person.globus ?? null,
      person.optedIn ?? false,
      person.at,
      person.globus ? makeAwsAccount(person.email) : null,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`${person.email} was not inserted`);
  await context.client.query('insert into core.demo_account (account_id) values ($1)', [id]);
  await context.client.query(
    'insert into core.account_group (account_id, role) select $1, unnest($2::text[])',
    [id, person.roles],
  );
  return id;
}

export interface NewLink {
  readonly userId: number;
  readonly institutionId: number;
  readonly at: Date;
  readonly joinderAt: Date | null;
}

/** The person claims to belong to the institution; its official is notified and has not answered yet. */
export async function joinUnconfirmed(
  context: SeedContext,
  { userId, institutionId, at }: Omit<NewLink, 'joinderAt'>,
): Promise<void> {
  await context.as(userId, at);
  await context.client.query(
    `insert into core.user_institution (user_id, institution_id, "primary", created, modified)
    values ($1, $2, true, $3, $3)`,
    [userId, institutionId, at],
  );
  await context.client.query(
    `with asked as (
      insert into core.membership_question (institution_id, user_id, official_id, asked_at)
      select id, $1, current_io_id, $3 from core.institution where id = $2 and current_io_id is not null
      returning institution_id, user_id, official_id
    )
    insert into core.notification (key, recipient_id, message, redirect, created)
    select concat_ws(':', 'member-waits', i.id, asked.user_id, asked.official_id), asked.official_id,
      'Please confirm a researcher of ' || i.name, '/annual-researcher-review', $3
    from asked join core.institution i on i.id = asked.institution_id`,
    [userId, institutionId, at],
  );
}

/** Links the person to the institution, and records agreement to the joinder when `joinderAt` is set. */
export async function linkPerson(context: SeedContext, link: NewLink): Promise<void> {
  await context.as(link.userId, link.at);
  const { rows } = await context.client.query<{ id: number }>(
    `insert into core.user_institution (user_id, institution_id, "primary", verified, last_checked, created, modified)
    values ($1, $2, true, true, $3, $3, $3) returning id`,
    [link.userId, link.institutionId, link.at],
  );
  if (!link.joinderAt) return;
  await context.as(link.userId, link.joinderAt);
  await context.client.query('update core.user_institution set joinder_date = $2 where id = $1', [
    rows[0]?.id,
    link.joinderAt,
  ]);
}
