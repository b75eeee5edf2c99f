/** Linking people to institutions (spec 1 sections 3 and 7). */
import { AppError, actsAs, forbidden, notFound, type ResourceCommands } from '@portal/kit';
import {
  INSTITUTION_STATUS,
  ReadinessChanged,
  type Role,
  type userInstitutionObject,
} from '@portal/contract';
import { holdPeople, linkPrimary, mayJoin, passOnPrimary } from '../institution/index.ts';
import { agreeToJoinder } from './joinder.command.ts';
import type { LinkState } from './user-institution.resource.ts';

/** Who sees the people of an institution by belonging to it. */
const OFFICIALS: readonly Role[] = ['sbso', 'pi_sbso'];

type Commands = ResourceCommands<typeof userInstitutionObject, LinkState>;

/**
 * Administrators link anybody to any institution; investigators link themselves to an approved one, or to one of their
 * own mail domain that waits for approval. A Signing Official who chose an institution would see its people.
 */
export const createLink: NonNullable<Commands['create']> = async ({ call, work, trx, body }) => {
  const run = <T>(text: string, values: readonly unknown[]) => call.database.query<T>({ text, values }, trx);
  const userId = body.user ?? call.actor.userId;
  const administers = call.actor.kind === 'service' || actsAs(call.actor, 'sfari_admin', 'superuser');
  if (!administers && userId !== call.actor.userId) throw forbidden('You can only link yourself');
  const { held } = call.actor;
  const investigates = held.includes('primary_researcher') && !held.some((role) => OFFICIALS.includes(role));
  if (!administers && !investigates)
    throw forbidden('Only researchers choose their institution. Please ask an administrator');
  // Held, so that it is not deleted meanwhile.
  const [institution] = await run<{ status: number }>(
    'select status from core.institution where id = $1 and deleted_at is null for share',
    [body.institution],
  );
  const [person] = await holdPeople(work, [userId]);
  if (!institution || !person) throw notFound();
  if (!administers && !(await mayJoin(work, call.actor, body.institution))) throw notFound();
  if (institution.status === INSTITUTION_STATUS.REJECTED)
    throw new AppError('CONFLICT', 'This institution was rejected');
  const [first] = await run<{ none: boolean }>(
    'select not exists (select 1 from core.user_institution where user_id = $1 and "primary") as none',
    [userId],
  );
  const [link] = await run<{ id: number }>(
    `insert into core.user_institution (user_id, institution_id) values ($1, $2) on conflict do nothing returning id`,
    [userId, body.institution],
  );
  if (!link) throw new AppError('CONFLICT', 'This person already belongs to the institution');
  if (body.primary || first?.none) await linkPrimary(work, userId, body.institution);
  await call.jobs.emit(trx, ReadinessChanged, { user_ids: [userId] });
  return link.id;
};

export const patchLink: NonNullable<Commands['patch']> = async (write) => {
  const { call, work, trx, body, loaded } = write;
  if (body.joinder_date !== undefined) await agreeToJoinder(write);
  if (body.primary === undefined) return;
  const { user_id: userId, institution_id: institutionId } = loaded.state;
  await linkPrimary(work, userId, institutionId);
  await call.jobs.emit(trx, ReadinessChanged, { user_ids: [userId] });
};

export const removeLink: NonNullable<Commands['remove']> = async ({ call, work, trx, loaded }) => {
  const run = (text: string, values: readonly unknown[]) => call.database.query({ text, values }, trx);
  const { user_id: userId } = loaded.state;
  await run('delete from core.user_institution where id = $1', [loaded.id]);
  await passOnPrimary(work, [userId]);
  await call.jobs.emit(trx, ReadinessChanged, { user_ids: [userId] });
};
