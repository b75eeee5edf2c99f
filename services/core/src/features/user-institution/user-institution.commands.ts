/** Links people to institutions, and records their joinder to the agreement (spec 1 sections 3, 4 and 7). */
import {
  INSTITUTION_STATUS,
  RDA_STATUS,
  ReadinessChanged,
  type Role,
  type userInstitutionObject,
} from '@portal/contract';
import {
  AppError,
  actsAs,
  forbidden,
  notFound,
  sql,
  wrongState,
  type Actor,
  type ResourceCommands,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { UserInstitutionModel } from '../../models/index.ts';
import { lockPeople, linkPrimary, mayJoin, promoteNextInstitution } from '../institution/index.ts';
import type { LinkState } from './user-institution.resource.ts';

/** Roles that see the people of an institution they belong to. */
const OFFICIALS: readonly Role[] = ['sbso', 'pi_sbso'];

type Commands = ResourceCommands<typeof userInstitutionObject, LinkState>;

/**
 * Administrators link anyone to any institution. Investigators link themselves to an approved institution, or to an
 * unapproved one with their own mail domain. Signing Officials may not link themselves, because they would then see the
 * institution's people.
 */
export const createLink: NonNullable<Commands['create']> = async ({ call: { actor }, work, body }) => {
  const userId = body.user ?? actor.userId;
  const administers = actor.kind === 'service' || actsAs(actor, 'sfari_admin', 'superuser');
  if (!administers) refuseUnlessOwn(actor, userId);
  // The lock prevents that the institution is deleted in parallel.
  const institution = await work.row(
    z.object({ status: z.int() }),
    sql`select status from core.institution where id = ${body.institution} and deleted_at is null for share`,
  );
  const [person] = await lockPeople(work, [userId]);
  if (!institution || !person) throw notFound();
  if (!administers && !(await mayJoin(work, actor, body.institution))) throw notFound();
  if (institution.status === INSTITUTION_STATUS.REJECTED)
    throw new AppError('CONFLICT', institutionRefusals.membership.rejected);
  const primary = await work.read(UserInstitutionModel).matching({ user_id: userId, primary: true }).first();
  const link = await work.row(
    z.object({ id: z.int() }),
    sql`insert into core.user_institution (user_id, institution_id) values (${userId}, ${body.institution})
      on conflict do nothing returning id`,
  );
  if (!link) throw new AppError('CONFLICT', institutionRefusals.membership.belongsAlready);
  if (body.primary || !primary) await linkPrimary(work, userId, body.institution);
  else await work.emit(ReadinessChanged, { user_ids: [userId] });
  return link.id;
};

function refuseUnlessOwn({ userId, assignedRoles }: Actor, linkedId: number): void {
  if (linkedId !== userId) throw forbidden(institutionRefusals.membership.ownLinkOnly);
  if (!assignedRoles.includes('primary_researcher') || assignedRoles.some((role) => OFFICIALS.includes(role)))
    throw forbidden(institutionRefusals.membership.researchersOnly);
}

export const patchLink: NonNullable<Commands['patch']> = async ({ work, body, loaded: { id, state } }) => {
  const { user_id: userId, institution_id: institutionId } = state;
  const agrees = body.joinder_date !== undefined;
  if (agrees) await agreeToJoinder(work, Number(id), institutionId);
  if (body.primary !== undefined) await linkPrimary(work, userId, institutionId);
  else if (agrees) await work.emit(ReadinessChanged, { user_ids: [userId] });
};

/**
 * The joinder gets the server's time, whatever date was sent (spec 1 section 4 "Joinder"). The agreement is locked and
 * checked again, so that no one agrees to one that is revised or removed in parallel.
 */
async function agreeToJoinder(work: Work, linkId: number, institutionId: number): Promise<void> {
  // One statement per lock, in the order in which agreements are changed. Each statement therefore sees the changes
  // that the lock before it waited for.
  await work.run(sql`select 1 from core.institution where id = ${institutionId} for share`);
  const executed = await work.run(
    sql`select 1 from core.file where id = (select current_rda_id from core.institution where id = ${institutionId})
      and (additional_data ->> 'status')::int = ${RDA_STATUS.FULLY_EXECUTED} for share`,
  );
  if (executed === 0) throw wrongState(institutionRefusals.membership.agreementChanged);
  await work.run(
    sql`update core.user_institution set joinder_date = now() where id = ${linkId} and joinder_date is null`,
  );
}

export const removeLink: NonNullable<Commands['remove']> = async ({ work, loaded: { id, state } }) => {
  await work.of(UserInstitutionModel).deleteById(id);
  await promoteNextInstitution(work, [state.user_id]);
};
