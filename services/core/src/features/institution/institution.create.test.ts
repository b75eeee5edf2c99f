/** New institutions: by an investigator, by staff, and what is in the way. */
import { randomUUID } from 'node:crypto';
import { MESSAGES } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast, mailsAbout, newOfficial } from '../../testing/institutions.ts';

let core: CoreHarness;
let admin: TestPerson;
let sequence = 0;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

/** Names that resemble no other. */
const newName = () => `${randomUUID().slice(0, 18)} Institute`;
const add = (as: TestPerson | undefined, body: object) =>
  core.call('POST /institution-helper/', { ...(as ? { as } : {}), body });
const form = (name = newName(), io = newOfficial()) => ({ institution_data: { name }, io_data: io });
const staffForm = (more: object = {}, rest: object = {}) => ({
  institution_data: {
    name: newName(),
    official_name: 'The Trustees',
    ein: `55-${String((sequence += 1)).padStart(7, '0')}`,
    nonprofit: true,
    ...more,
  },
  io_data: newOfficial(),
  ...rest,
});
const create = (body: object, as: TestPerson = admin) => core.call('POST /institution/', { as, body });
const homeless = (more = {}) => core.build.person({ institution: null, ...more });

describe('by an investigator', () => {
  it('is pending, theirs, and its official invited [C3.0.10 C6.4.2 C7.3.4]', async () => {
    const investigator = await homeless();
    const given = form('  Aurora Polytechnic of the North ', newOfficial('aurora-poly.test'));
    const { status, body } = await add(investigator, given);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Aurora Polytechnic of the North',
      status: 1,
      rda_status: 4,
      current_io: null,
      domains: ['aurora-poly.test'],
      io_users: [{ id: null, email: given.io_data.email, state: 'invited' }],
      abilities: { submit: false, approve: false },
    });
    const links = await core.call(`GET /user-institution/?primary=True&user=${investigator.id}`, {
      as: investigator,
    });
    expect(links.body.results).toMatchObject([{ institution: { id: body.id, status: 1 }, primary: true }]);
    expect(await mailsAbout(core, body.id, 'invite_official')).toMatchObject([{ to: [given.io_data.email] }]);
  });

  it('must not list themselves as the official, by address or by name [C5.3.3 C6.4.2]', async () => {
    const self = await homeless({ email: 'nora@fjordlab.test', firstName: 'Nora', lastName: 'Fjell' });
    const io = newOfficial();
    for (const email of ['nora@fjordlab.test', 'NORA@FjordLab.test', 'nora+office@fjordlab.test'])
      expect((await add(self, form(newName(), { ...io, email }))).body).toEqual({
        'io_data.email': [MESSAGES.ownSigningOfficial],
      });
    expect(
      (await add(self, form(newName(), { ...io, first_name: 'nora', last_name: ' Fjell' }))).body,
    ).toEqual({
      'io_data.last_name': [MESSAGES.ownSigningOfficial],
    });
    const { institution, investigator } = await createCast(core, 6);
    const renamed = await core.call(`PATCH /institution-helper/${institution.id}/`, {
      as: investigator,
      body: { io_data: { ...io, email: investigator.email } },
    });
    expect([renamed.status, renamed.body]).toEqual([400, { 'io_data.email': [MESSAGES.ownSigningOfficial] }]);
  });

  it('says what is missing and what is too long [C3.0.10]', async () => {
    const refused = await add(await homeless(), {
      institution_data: { name: ' ' },
      io_data: { first_name: '', last_name: ' ', email: 'no', phone_number: '' },
    });
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        'institution_data.name': ['Please provide an institution'],
        'io_data.first_name': ['First name is required'],
        'io_data.last_name': ['Last name is required'],
        'io_data.email': ['Please enter a valid email address'],
        'io_data.phone_number': ['Please provide a phone number'],
      },
    ]);
    const long = await add(await homeless(), {
      institution_data: { name: 'x'.repeat(101) },
      io_data: { ...newOfficial(), first_name: 'x'.repeat(31), phone_number: '1'.repeat(31) },
    });
    expect(Object.keys(long.body).toSorted()).toEqual([
      'institution_data.name',
      'io_data.first_name',
      'io_data.phone_number',
    ]);
  });

  it('is for investigators only: 401 and 403', async () => {
    expect((await add(undefined, form())).status).toBe(401);
    for (const roles of [['sbso'], ['sfari_admin'], ['sfari_reviewer']] as const)
      expect((await add(await homeless({ roles }), form())).status).toBe(403);
    expect((await add(await homeless({ roles: ['pi_sbso'] }), form())).status).toBe(201);
  });

  it('of two who add the same in parallel one wins [C8.3.2]', async () => {
    const name = newName();
    const people = await Promise.all([homeless(), homeless(), homeless(), homeless()]);
    const answers = await Promise.all(people.map((as) => add(as, form(name.toUpperCase()))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400]);
    const refusals = answers.filter(({ status }) => status === 400).map(({ body }) => body);
    const taken = { 'institution_data.name': ['Already in system'] };
    expect(refusals).toEqual([taken, taken, taken]);
  });

  it('leaves an institution of before, which is no longer the first', async () => {
    const investigator = await core.build.person();
    const { body } = await add(investigator, form());
    const links = await core.build.sql<{ institution_id: number; primary: boolean }>(
      'select institution_id, "primary" from core.user_institution where user_id = $1 order by id',
      [investigator.id],
    );
    expect(links).toEqual([
      { institution_id: investigator.institutionId, primary: false },
      { institution_id: body.id, primary: true },
    ]);
  });
});

describe('what is there already', () => {
  it('a name that is taken is Already in system, an EIN EIN already exists [C8.3.2 C8.3.3]', async () => {
    const first = staffForm();
    expect((await create(first)).status).toBe(201);
    const { name, ein } = first.institution_data;
    expect((await create(staffForm({ name: name.toLowerCase() }))).body).toEqual({
      'institution_data.name': ['Already in system'],
    });
    expect((await create(staffForm({ ein: ein.replace('-', ' ') }))).body).toEqual({
      'institution_data.ein': ['EIN already exists'],
    });
    expect((await add(await homeless(), form(name))).body).toEqual({
      'institution_data.name': ['Already in system'],
    });
    const other = (await create(staffForm())).body;
    const patch = (body: object) => core.call(`PATCH /institution/${other.id}/`, { as: admin, body });
    expect((await patch({ name })).body).toEqual({ name: ['Already in system'] });
    expect((await patch({ ein })).body).toEqual({ ein: ['EIN already exists'] });
    expect((await patch({ name: other.name, ein: other.ein })).status).toBe(200);
  });

  it('matches by domain, EIN, name and other names are suggested, and confirmed by the person [C8.3.4]', async () => {
    const io = newOfficial('greenfield-u.test');
    const known = (await create({ ...staffForm({ name: 'Greenfield University', status: 3 }), io_data: io }))
      .body;
    await core.call(`PATCH /institution/${known.id}/`, {
      as: admin,
      body: { associated_names: ['GFU Medical'] },
    });
    const suggested = async (as: TestPerson, query: string) =>
      (await core.call(`GET /institution/suggested/?${query}`, { as })).body.results;
    const investigator = await homeless();
    const hidden = `…${known.ein.slice(-4)}`;
    expect(await suggested(investigator, 'domain=GreenField-U.test')).toEqual([
      {
        id: known.id,
        display_name: 'Greenfield University',
        ein: hidden,
        status: 3,
        matched: ['domain'],
        may_join: true,
      },
    ]);
    expect(await suggested(investigator, `domain=x@greenfield-u.test&name=GFU%20Medica`)).toMatchObject([
      { id: known.id, matched: ['domain', 'name'] },
    ]);
    expect(await suggested(investigator, `ein=${known.ein.replace('-', '')}`)).toMatchObject([
      { id: known.id, ein: known.ein, matched: ['ein'] },
    ]);
    expect(await suggested(admin, 'name=Greenfeld%20Universty')).toMatchObject([
      { id: known.id, ein: known.ein },
    ]);
    expect(await suggested(investigator, 'name=Quokka&domain=gmail.com')).toEqual([]);

    const same = form(newName(), newOfficial('greenfield-u.test'));
    expect((await add(investigator, same)).body).toEqual({
      confirm_duplicate_domain: ['Suggested Institutions'],
    });
    expect((await add(investigator, form('Greenfield Universität'))).body).toEqual({
      confirm_duplicate_domain: ['Suggested Institutions'],
    });
    expect((await add(investigator, { ...same, confirm_duplicate_domain: true })).status).toBe(201);
  });

  it('takes no provider of public mail for an institution', async () => {
    const first = await add(await homeless(), form(newName(), newOfficial('gmail.com')));
    expect(first.body.domains).toEqual([]);
    expect((await add(await homeless(), form(newName(), newOfficial('gmail.com')))).status).toBe(201);
  });

  it('shows what waits for approval only to people of its domain and to staff', async () => {
    await add(await homeless(), form('Silverlake Neurocentre', newOfficial('silverlake.test')));
    const ask = async (as: TestPerson) =>
      (await core.call('GET /institution/suggested/?domain=silverlake.test', { as })).body.results;
    expect(await ask(await homeless({ email: 'x@elsewhere.test' }))).toEqual([]);
    expect(await ask(await homeless({ email: 'y@silverlake.test' }))).toMatchObject([{ may_join: true }]);
    expect(await ask(admin)).toHaveLength(1);
    expect((await core.call('GET /institution/suggested/?name=x')).status).toBe(401);
  });
});

describe('by staff', () => {
  it('is pending with its invitation, under review, or approved immediately [C7.3.4 C3.0.3]', async () => {
    const investigator = await homeless();
    for (const status of [undefined, 1, 2, 3] as const) {
      const given = staffForm(status ? { status } : {}, { user: investigator.id });
      const { status: answer, body } = await create(given);
      expect([answer, body.status]).toEqual([201, status ?? 1]);
      expect(body).toMatchObject({
        official_name: 'The Trustees',
        ein: given.institution_data.ein,
        nonprofit: true,
        counts: { researchers: 1, officials: 0, requests: 0 },
      });
      expect(await mailsAbout(core, body.id, 'invite_official')).toHaveLength(1);
    }
  });

  it('needs the EIN; a named person must be an investigator [C5.3.7]', async () => {
    const { institution_data: data, io_data: io } = staffForm();
    const { ein: _, ...without } = data;
    expect((await create({ institution_data: without, io_data: io })).body).toEqual({
      'institution_data.ein': ['Required field'],
    });
    const official = await homeless({ roles: ['sbso'] });
    expect(Object.keys((await create(staffForm({}, { user: official.id }))).body)).toEqual(['user']);
    expect((await create(staffForm({ status: 6 }))).status).toBe(400);
    expect((await create(staffForm({ ein: 'x'.repeat(26), official_name: 'x'.repeat(101) }))).status).toBe(
      400,
    );
  });

  it('is for administrators only', async () => {
    for (const roles of [['primary_researcher'], ['sbso'], ['sfari_reviewer'], ['access_admin']] as const)
      expect((await create(staffForm(), await homeless({ roles }))).status).toBe(403);
    expect((await create(staffForm(), await homeless({ roles: ['sfari_admin_lead'] }))).status).toBe(201);
    expect((await core.call('POST /institution/', { body: staffForm() })).status).toBe(401);
  });
});
