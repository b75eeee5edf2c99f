/** One event names each person whose institutions change, whichever call changed them: other services check by it who is ready. */
import type { TestAnswer, TestInstitution, TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCast, newOfficial } from '../../testing/institutions.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { freshAddress, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
let admin: TestPerson;
let sequence = 0;
beforeAll(async () => {
  core = await startPostedCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());

const newInstitution = (more: object = {}, rest: object = {}) => ({
  institution_data: { name: `Polytechnic of ${'abcdefghij'[(sequence += 1)]?.repeat(9)}`, ...more },
  io_data: newOfficial(),
  confirm_duplicate_domain: true,
  ...rest,
});
const details = () => ({
  official_name: 'The Trustees',
  ein: `66-${String((sequence += 1)).padStart(7, '0')}`,
  nonprofit: true,
});
const link = (person: TestPerson, institution: TestInstitution, primary = false) =>
  core.build.sql(
    'insert into core.user_institution (user_id, institution_id, "primary") values ($1, $2, $3)',
    [person.id, institution.id, primary],
  );
const readLink = async (person: TestPerson, institution: { id: number }): Promise<number> => {
  const [row] = await core.build.sql<{ id: number }>(
    'select id from core.user_institution where user_id = $1 and institution_id = $2',
    [person.id, institution.id],
  );
  return row?.id ?? 0;
};
/** Someone with a second institution. */
async function buildMember() {
  const person = await core.build.person();
  const second = await core.build.institution();
  await link(person, second);
  return { person, second, first: { id: person.institutionId ?? 0 } };
}
/** Someone invited as the official who has an account as the official of elsewhere. */
async function buildInvited(): Promise<string> {
  const { institution, investigator } = await createCast(core, 1);
  const known = await core.buildAccount({ roles: ['sbso'] });
  const before = core.mailsTo(known.email).length;
  await core.invite({
    institutionId: institution.id,
    invitedBy: investigator.id,
    firstName: 'Olga',
    lastName: 'Sign',
    email: known.email,
    phoneNumber: '+1 555 0100',
  });
  return core.tokenFor(known.email, before + 1);
}

type Headers = Readonly<Record<string, string>>;
/** Builds what the call needs, and gives the call. */
type Prepare = () => Promise<(headers: Headers) => Promise<TestAnswer>>;
const CALLS: Readonly<Record<string, Prepare>> = {
  'POST /institution-helper/ by someone who has an institution': async () => {
    const as = await core.build.person();
    return (headers) => core.call('POST /institution-helper/', { as, headers, body: newInstitution() });
  },
  'POST /institution/ for an investigator': async () => {
    const { id: user } = await core.build.person();
    const body = newInstitution(details(), { user });
    return (headers) => core.call('POST /institution/', { as: admin, headers, body });
  },
  'POST /institution/{id}/reject-officer/': async () => {
    const { institution, official } = await createCast(core, 2);
    await link(official, await core.build.institution());
    const body = { email: { to: [official.email], subject: 'Our decision', body: '<p>No</p>' } };
    return (headers) =>
      core.call(`POST /institution/${institution.id}/reject-officer/`, { as: admin, headers, body });
  },
  'DELETE /institution/{id}/ with people who go and people who belong elsewhere too': async () => {
    const { institution, investigator } = await createCast(core, 2);
    await link(investigator, await core.build.institution());
    return (headers) =>
      core.call(`DELETE /institution/${institution.id}/?confirm=true`, { as: admin, headers });
  },
  'POST /institution/{id}/approve/ with joinders to an earlier agreement': async () => {
    await core.build.sql(
      `insert into core.file (type, name, media_type, size, sha256, storage_key, scan, creator_id)
       values (4, 'RDA.pdf', 'application/pdf', 1, repeat('0', 64), gen_random_uuid(), 'clean', $1)`,
      [admin.id],
    );
    const { institution, investigator } = await createCast(core, 2);
    await core.build.sql('update core.user_institution set joinder_date = now() where user_id = $1', [
      investigator.id,
    ]);
    return (headers) =>
      core.call(`POST /institution/${institution.id}/approve/`, { as: admin, headers, body: {} });
  },
  'POST /institution/{id}/verification/': async () => {
    const { institution, investigator, official } = await createCast(core, 3);
    await link(investigator, await core.build.institution());
    const staying = await core.build.person({ institution });
    const body = [
      { user_id: investigator.id, verified: false, removal_reason: 'Left' },
      { user_id: staying.id, verified: true },
    ];
    return (headers) =>
      core.call(`POST /institution/${institution.id}/verification/`, { as: official, headers, body });
  },
  'POST /user-institution/ for the first institution': async () => {
    const as = await core.build.person({ institution: null });
    const { id: institution } = await core.build.institution();
    return (headers) => core.call('POST /user-institution/', { as, headers, body: { institution } });
  },
  'POST /user-institution/ for one more institution': async () => {
    const as = await core.build.person();
    const { id: institution } = await core.build.institution();
    return (headers) => core.call('POST /user-institution/', { as, headers, body: { institution } });
  },
  'PATCH /user-institution/{id}/ with another primary institution': async () => {
    const { person, second } = await buildMember();
    const id = await readLink(person, second);
    return (headers) =>
      core.call(`PATCH /user-institution/${id}/`, { as: admin, headers, body: { primary: true } });
  },
  'PATCH /user-institution/{id}/ with a joinder': async () => {
    const as = await core.build.person({ joinder: false });
    const id = await readLink(as, { id: as.institutionId ?? 0 });
    const body = { joinder_date: new Date().toISOString() };
    return (headers) => core.call(`PATCH /user-institution/${id}/`, { as, headers, body });
  },
  'DELETE /user-institution/{id}/': async () => {
    const { person, first } = await buildMember();
    const id = await readLink(person, first);
    return (headers) => core.call(`DELETE /user-institution/${id}/`, { as: admin, headers });
  },
  'PATCH /user/{id}/ with another institution': async () => {
    const as = await core.build.person();
    const { id: institution } = await core.build.institution();
    return (headers) => core.call(`PATCH /user/${as.id}/`, { as, headers, body: { institution } });
  },
  'POST /user/create_user/': async () => {
    const { id: institution } = await core.build.institution();
    const body = {
      email: freshAddress(),
      first_name: 'Ada',
      last_name: 'Byron',
      groups: ['primary_researcher'],
      institution,
    };
    return (headers) => core.call('POST /user/create_user/', { as: admin, headers, body });
  },
  'POST /register-user/': async () => {
    const { id: institution } = await core.build.institution();
    return (headers) => registerResearcher(core, { institution }, headers);
  },
  'POST /verify-user/ by an official of elsewhere': async () => {
    const token = await buildInvited();
    return (headers) => core.call('POST /verify-user/', { headers, body: { token } });
  },
};
/** Each step of the status reports the people again. */
const SEVERAL = ['POST /institution/{id}/approve/ with joinders to an earlier agreement'];

it.each(Object.keys(CALLS))('%s', async (name) => {
  const call = await CALLS[name]?.();
  const correlation = `who-is-told-${(sequence += 1)}`;
  const answer = await call?.({ 'X-Correlation-Id': correlation });
  expect([200, 201, 204]).toContain(answer?.status);
  const changed = await core.build.sql<{ id: number }>(
    `select distinct parent_pk::int as id from audit.log where model = 'user-institution' and correlation_id = $1
     order by id`,
    [correlation],
  );
  const events = await core.build.sql<{ ids: number[] }>(
    `select data -> 'user_ids' as ids from jobs.job
     where name = 'person.readiness-changed.researcher' and data ->> 'correlation_id' = $1`,
    [correlation],
  );
  const named = events.flatMap(({ ids }) => ids);
  expect(changed).not.toEqual([]);
  for (const { id } of changed) {
    const times = named.filter((one) => one === id).length;
    expect({ id, times: SEVERAL.includes(name) ? Math.min(times, 1) : times }).toEqual({ id, times: 1 });
  }
});
