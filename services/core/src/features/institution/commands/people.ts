/** People of institutions: locking, choice of the primary institution, and notification of changes. */
import { ReadinessChanged } from '@portal/contract';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

/** Maximum number of people in one event. */
const EVENT_SIZE = 10_000;

/**
 * Locks the accounts until the transaction ends, so that their links change one after the other. Otherwise two parallel
 * changes could each set a primary institution, or a person who is being deleted could join another institution.
 * @returns who of them still has an account
 */
export async function lockPeople(work: Work, userIds: readonly number[]): Promise<number[]> {
  const rows = await work.rows(
    z.object({ id: z.int() }),
    sql`select id from core.account where id = any(${userIds}::int[]) and deleted_at is null
      order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Makes this institution the primary one; the person's other institutions stay. Notifies the services that depend on
 * the person's readiness.
 */
export async function linkPrimary(work: Work, userId: number, institutionId: number): Promise<void> {
  await lockPeople(work, [userId]);
  await work.run(
    sql`update core.user_institution set "primary" = false
      where user_id = ${userId} and "primary" and institution_id <> ${institutionId}`,
  );
  await work.run(
    sql`insert into core.user_institution (user_id, institution_id, "primary") values (${userId}, ${institutionId}, true)
      on conflict (user_id, institution_id) do update set "primary" = true`,
  );
  await announceChange(work, [userId]);
}

/**
 * People without a primary institution get the oldest of their others. Notifies the services that depend on readiness,
 * also about people who have no other institution.
 */
export async function promoteNextInstitution(work: Work, userIds: readonly number[]): Promise<void> {
  await lockPeople(work, userIds);
  await work.run(
    sql`update core.user_institution set "primary" = true where id in (
      select distinct on (ui.user_id) ui.id from core.user_institution ui
      where ui.user_id = any(${userIds}::int[]) and ui.verified is distinct from false
        and not exists (select 1 from core.user_institution other where other.user_id = ui.user_id and other."primary")
      order by ui.user_id, ui.id)`,
  );
  await announceChange(work, userIds);
}

async function announceChange(work: Work, userIds: readonly number[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += EVENT_SIZE)
    await work.emit(ReadinessChanged, { user_ids: userIds.slice(from, from + EVENT_SIZE) });
}

/** Emits one event for all people of the institution, because their requests may become ready or cease to be. */
export async function announceReadiness(work: Work, institutionId: number): Promise<void> {
  const people = await work.rows(
    z.object({ user_id: z.int() }),
    sql`select user_id from core.user_institution where institution_id = ${institutionId} order by user_id`,
  );
  await announceChange(
    work,
    people.map(({ user_id: id }) => id),
  );
}

/** Announces accounts that are about to be removed, with the email addresses by which teams may know them. */
export async function announceAccountRemoval(work: Work, userIds: readonly number[]): Promise<void> {
  const people = await work.rows(
    z.object({ id: z.int(), email: z.string() }),
    sql`select id, email::text as email from core.account where id = any(${userIds}::int[]) order by id`,
  );
  for (let from = 0; from < people.length; from += EVENT_SIZE) {
    const part = people.slice(from, from + EVENT_SIZE);
    await work.emit(ReadinessChanged, {
      user_ids: part.map(({ id }) => id),
      addresses: part.map(({ email }) => email),
    });
  }
}
