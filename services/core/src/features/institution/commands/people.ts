/** The people of institutions: who is locked, which of their institutions comes first, and who is notified of a change. */
import { ReadinessChanged } from '@portal/contract';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

/** Most people that one event may name. */
const EVENT_SIZE = 10_000;

/**
 * Their institutions change one after the other until the transaction ends: of two parallel changes each would take
 * its own for the one primary institution, and who is being deleted would join another.
 * @returns who of them is there
 */
export async function lockPeople(work: Work, userIds: readonly number[]): Promise<number[]> {
  const rows = await work.rows(
    z.object({ id: z.int() }),
    sql`select id from core.account where id = any(${userIds}::int[]) and deleted_at is null
      order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}

/** The person's other institutions stay, but this one comes first. Notifies those who evaluate readiness by it. */
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
 * The person who lost their primary institution continues with the oldest of the others. Notifies those who evaluate readiness by it, of those
 * too who have no other one.
 */
export async function passOnPrimary(work: Work, userIds: readonly number[]): Promise<void> {
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

/** Requests of the institution's people may become ready, or cease to be: one event for all of them. */
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

/** Accounts that are about to go, with the addresses by which teams may know them. */
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
