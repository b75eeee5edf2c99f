/** Institutions with their officials and investigators. */
import { INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract';
import { seedAgreement } from './agreement.seed.ts';
import { minutesAfter, type Calendar } from './calendar.ts';
import { DEMO_RESEARCHERS, type DemoPerson } from './data/demo-people.data.ts';
import { INSTITUTIONS, type InstitutionPlan } from './data/institutions.data.ts';
import { OFFICIAL_TITLES, TITLES } from './data/names.data.ts';
import { noteInstitution } from './institution-notes.seed.ts';
import {
  changeInstitution,
  foundInstitution,
  inviteAndAccept,
  statusesAfterReview,
} from './institution.seed.ts';
import { insertPerson, joinUnconfirmed, linkPerson, type NewPerson, type PeopleSeed } from './people.seed.ts';
import type { Staff } from './staff.seed.ts';
import type { Template } from './template.seed.ts';

export interface CommunitySeed extends PeopleSeed {
  readonly calendar: Calendar;
  readonly staff: Staff;
  readonly template: Template;
  /** Returns the next unused invented name. */
  readonly nextName: () => readonly [first: string, last: string];
}

/**
 * Number of additional investigators. Together with first investigators, officials, staff and demo people they make
 * 120.
 */
const COLLEAGUES = 44;

/** Index of the institution with an unconfirmed member, whom the official has not answered: the first one, pi's. */
const JOINING_AT = 0;

/**
 * Index of the institution where one person is investigator and Signing Official: the fourth, after those of pi, pi2
 * and newpi.
 */
const BOTH_AT = 3;

export async function seedCommunity(seed: CommunitySeed): Promise<void> {
  const executed = INSTITUTIONS.filter(isFullyExecuted);
  for (const [index, plan] of INSTITUTIONS.entries()) {
    const order = executed.indexOf(plan);
    const colleagues = order < 0 ? 0 : Math.ceil((COLLEAGUES - order) / executed.length);
    await seedInstitution(seed, plan, index, colleagues);
  }
}

/** True when the agreement was executed long ago; all other institutions are still in progress. */
const isFullyExecuted = (plan: InstitutionPlan): boolean => plan.rda === RDA_STATUS.FULLY_EXECUTED;

async function seedInstitution(
  seed: CommunitySeed,
  plan: InstitutionPlan,
  index: number,
  colleagues: number,
): Promise<void> {
  const { context, calendar, staff } = seed;
  // Institutions in progress are recent; the others are older than any request.
  const start = isFullyExecuted(plan) ? 2300 - index * 25 : 40 + index;
  const founder = await insertPerson(seed, {
    ...investigator(seed, plan, [DEMO_RESEARCHERS.pi, DEMO_RESEARCHERS.pi2, DEMO_RESEARCHERS.newpi][index]),
    at: calendar.daysAgo(start),
  });
  const foundedAt = calendar.daysAgo(start - 1);
  const id = await foundInstitution(context, plan, { by: founder, at: foundedAt });
  const official = {
    ...findOfficial(seed, plan, [DEMO_RESEARCHERS.so, undefined, DEMO_RESEARCHERS.newso][index]),
    // Replaces an invented official instead of skipping the name, so that all other people keep their names.
    ...(index === BOTH_AT ? signingInvestigator(plan) : {}),
  };
  const officialId = await insertPerson(seed, { ...official, at: minutesAfter(foundedAt, 4) });
  await inviteAndAccept(
    context,
    id,
    { ...official, id: officialId },
    {
      invited: { by: founder, at: minutesAfter(foundedAt, 1) },
      accepted: { by: officialId, at: minutesAfter(foundedAt, 5) },
    },
  );
  await changeInstitution(
    context,
    id,
    { by: founder, at: minutesAfter(foundedAt, 5) },
    { current_io_id: officialId },
  );
  await linkPerson(context, {
    userId: officialId,
    institutionId: id,
    at: minutesAfter(foundedAt, 6),
    joinderAt: index === BOTH_AT ? calendar.daysAgo(start - 15) : null,
  });

  await walk(seed, plan, { id, officialId, start });
  await noteInstitution(
    context,
    { id, name: plan.name, domain: plan.domain, addressee: official.email },
    { by: staff.adminId, at: minutesAfter(calendar.daysAgo(start - 6), 20) },
  );
  if (plan.rda !== RDA_STATUS.NONE)
    await seedAgreement(context, {
      institutionId: id,
      institutionName: plan.name,
      template: seed.template,
      status: plan.rda,
      admin: { id: staff.adminId, at: calendar.daysAgo(start - 7) },
      official: {
        id: officialId,
        name: `${official.firstName} ${official.lastName}`,
        at: calendar.daysAgo(start - 10),
      },
      lead: { id: staff.leadId, name: staff.leadName, at: calendar.daysAgo(start - 13) },
    });
  await linkPerson(context, {
    userId: founder,
    institutionId: id,
    at: minutesAfter(foundedAt, 1),
    joinderAt: isFullyExecuted(plan) ? calendar.daysAgo(start - 15) : null,
  });
  for (let number = 0; number < colleagues; number += 1) await seedColleague(seed, plan, id, start, number);
  if (index === JOINING_AT) await seedJoining(seed, id);
}

/** Replays what the official and the administrators did after the invitation. */
async function walk(
  { context, calendar, staff }: CommunitySeed,
  plan: InstitutionPlan,
  { id, officialId, start }: { id: number; officialId: number; start: number },
): Promise<void> {
  for (const [step, status] of statusesAfterReview(plan.status).entries()) {
    const at = calendar.daysAgo(start - 3 - step * 3);
    if (status === INSTITUTION_STATUS.UNDER_REVIEW)
      await changeInstitution(
        context,
        id,
        { by: officialId, at },
        {
          official_name: plan.officialName,
          ein: formatEin(context.random.integer(10, 98), context.random.integer(1_000_000, 9_999_999)),
          nonprofit: !/Inc\.|LLC|Ltd/.test(plan.officialName),
          phone_number: `+1 555 01${context.random.integer(10, 99)}`,
          status,
        },
      );
    else
      await changeInstitution(
        context,
        id,
        { by: staff.adminId, at },
        { status, ...(status === INSTITUTION_STATUS.NEW_SBSO ? { current_io_id: null } : {}) },
      );
  }
}

const formatEin = (prefix: number, rest: number): string => `${prefix}-${rest}`;

/** Most colleagues are complete. Some have not agreed to the joinder yet, and one has not opened the mail. */
async function seedColleague(
  seed: CommunitySeed,
  plan: InstitutionPlan,
  institutionId: number,
  start: number,
  number: number,
): Promise<void> {
  const { context, calendar } = seed;
  const joined = start - 60 - context.random.integer(0, 300);
  const verified = !context.random.chance(0.06);
  const person = investigator(seed, plan, undefined);
  // In a small laboratory the investigator also signs for the institution.
  const both = number === 0 && context.random.chance(0.2);
  const id = await insertPerson(seed, {
    ...person,
    ...(both ? { roles: ['pi_sbso'], primaryRole: 'pi_sbso' } : {}),
    verified,
    at: calendar.daysAgo(joined),
  });
  await linkPerson(context, {
    userId: id,
    institutionId,
    at: calendar.daysAgo(joined - 1),
    joinderAt: verified && !context.random.chance(0.15) ? calendar.daysAgo(joined - 4) : null,
  });
  if (!context.random.chance(0.05)) return;
  await context.as(seed.staff.adminId, calendar.daysAgo(30 + number));
  await context.client.query('update core.account set active = false where id = $1', [id]);
}

async function seedJoining(seed: CommunitySeed, institutionId: number): Promise<void> {
  const { key, firstName, lastName, title, roles, primaryRole } = DEMO_RESEARCHERS.joiningpi;
  const at = seed.calendar.daysAgo(2);
  const email = `${key}@demo.test`;
  const userId = await insertPerson(seed, { email, firstName, lastName, title, roles, primaryRole, at });
  await joinUnconfirmed(seed.context, { userId, institutionId, at: minutesAfter(at, 3) });
}

function investigator(
  { context, nextName }: CommunitySeed,
  plan: InstitutionPlan,
  demo: DemoPerson | undefined,
): Omit<NewPerson, 'at'> {
  const { random } = context;
  const [firstName, lastName] = demo ? [demo.firstName, demo.lastName] : nextName();
  const address = `${makeName(firstName)}.${makeName(lastName)}@${plan.domain}`;
  const person = {
    email: demo ? `${demo.key}@demo.test` : address,
    firstName,
    lastName,
    title: demo?.title ?? random.pick(TITLES),
    roles: ['primary_researcher'],
    primaryRole: 'primary_researcher',
    globus: demo?.key === 'newpi' || (!demo && random.chance(0.3)) ? null : `${address}@globusid.test`,
    phone: `+1 555 02${random.integer(10, 99)}`,
    optedIn: random.chance(0.4),
  } satisfies Omit<NewPerson, 'at'>;
  // Brain bank approval is now seeded from requests. The random draw stays, because without it everyone after this
  // person would change.
  if (demo?.key !== 'pi' && demo?.key !== 'pi2') random.chance(0.2);
  return person;
}

function findOfficial(
  { context, nextName }: CommunitySeed,
  plan: InstitutionPlan,
  demo: DemoPerson | undefined,
): Omit<NewPerson, 'at'> {
  const [firstName, lastName] = demo ? [demo.firstName, demo.lastName] : nextName();
  return {
    email: demo ? `${demo.key}@demo.test` : `${makeName(firstName)}.${makeName(lastName)}@${plan.domain}`,
    firstName,
    lastName,
    title: demo?.title ?? context.random.pick(OFFICIAL_TITLES),
    roles: ['sbso'],
    primaryRole: 'sbso',
    phone: `+1 555 03${context.random.integer(10, 99)}`,
  };
}

function signingInvestigator({ domain }: InstitutionPlan) {
  const { key, primaryRole, roles, firstName, lastName, title } = DEMO_RESEARCHERS.piso;
  const globus = `${makeName(firstName)}.${makeName(lastName)}@${domain}@globusid.test`;
  return { email: `${key}@demo.test`, firstName, lastName, title, roles, primaryRole, globus };
}

const makeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');
