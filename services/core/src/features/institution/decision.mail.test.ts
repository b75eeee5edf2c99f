/** The mail of a decision has one source: its template, which staff see filled before they send it (spec 3 section 2.17). */
import { INSTITUTION_DECISIONS } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast, mailsAbout } from '../../testing/institutions.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const PATHS = {
  approve: 'approve',
  follow_up: 'follow-up',
  reject: 'reject',
  reject_official: 'reject-officer',
  disable: 'disable',
} as const;
type Decision = keyof typeof PATHS;
interface Draft {
  to: string[];
  cc: string[];
  bcc: string[];
  bcc_all: boolean;
  subject: string;
  body: string;
}
const draft = (id: number, decision: string, as: TestPerson | null = admin) =>
  core.call(`GET /institution/${id}/decision-mail/?decision=${decision}`, as ? { as } : {});
/** The parts of a draft that go into the email. */
const composed = ({ to, cc, bcc, bcc_all, subject, body }: Draft): Draft => ({
  to,
  cc,
  bcc,
  bcc_all,
  subject,
  body,
});
const decide = (id: number, decision: Decision, body: unknown) =>
  core.call(`POST /institution/${id}/${PATHS[decision]}/`, { as: admin, body });

it.each(INSTITUTION_DECISIONS)(
  '%s is drafted from its template: to whom, the words, one link',
  async (decision) => {
    const { institution, official, investigator } = await createCast(core, 2);
    const { status, body } = await draft(institution.id, decision);
    const answers = decision === 'follow_up' || decision === 'reject';
    expect([status, body.to]).toEqual([
      200,
      answers ? [official.email, investigator.email] : [investigator.email],
    ]);
    expect(body).toMatchObject({ from: expect.stringContaining('@'), cc: [], bcc: [], bcc_all: answers });
    expect(`${body.subject}${body.body}`).toContain(institution.name);
    expect(`${body.subject}${body.body}`).not.toMatch(/[{}]/);
    expect(body.body).toContain(answers ? 'Dear colleagues,' : `Dear Test,`);
    expect(body.body.match(/<a /g)).toHaveLength(1);
  },
);

it('the letter of an approval promises nothing that an institution without an official cannot do', async () => {
  const { institution } = await createCast(core, 2);
  const { body } = (await draft(institution.id, 'approve')).body;
  expect(body).toContain('Next, its Signing Official signs the Researcher Distribution Agreement');
  expect(body).not.toMatch(/We asked|submit requests/);
});

it('what is sent is what was seen: the draft goes out word by word', async () => {
  const { institution } = await createCast(core, 2);
  const seen = composed((await draft(institution.id, 'approve')).body);
  expect((await decide(institution.id, 'approve', { email: seen })).status).toBe(200);
  expect(await mailsAbout(core, institution.id, 'institution_approved_investigator')).toMatchObject([
    { to: seen.to, subject: seen.subject, body: seen.body },
  ]);
});

it('several people do not see each other unless staff say so', async () => {
  const { institution, official, investigator } = await createCast(core, 2);
  const seen = composed((await draft(institution.id, 'follow_up')).body);
  const email = { ...seen, body: '<p>Which board?</p>' };
  await decide(institution.id, 'follow_up', { email });
  expect(await mailsAbout(core, institution.id, 'institution_follow_up')).toMatchObject([
    { to: [], cc: [], bcc: [official.email, investigator.email] },
  ]);
});

it('goes to many in mails of a hundred, which is what a mail server must take', async () => {
  const { institution, investigator } = await createCast(core, 3);
  await core.build.sql(
    `with a as (insert into core.account (email, first_name, last_name, verified)
       select 'many' || n || '@large.test', 'Many', 'Person', true from generate_series(1, 249) n returning id),
     g as (insert into core.account_group (account_id, role) select id, 'primary_researcher' from a)
     insert into core.user_institution (user_id, institution_id) select id, $1 from a`,
    [institution.id],
  );
  const seen = composed((await draft(institution.id, 'disable')).body);
  expect(seen.to).toHaveLength(250);
  expect((await decide(institution.id, 'disable', { email: seen })).status).toBe(200);
  const mails = await mailsAbout(core, institution.id, 'institution_disabled');
  const addresses = mails.flatMap(({ bcc }) => bcc);
  expect(mails.map(({ bcc }) => bcc.length).toSorted((one, other) => other - one)).toEqual([100, 100, 50]);
  expect(new Set(addresses).size).toBe(250);
  expect(addresses).toContain(investigator.email);
});

it('takes the words that an administrator gave the template, in the draft and in a mail that no one saw', async () => {
  const templates = await core.call('GET /email-template/?decision=approve', { as: admin });
  const [template] = templates.body.results;
  expect(template).toMatchObject({
    decision: 'approve',
    placeholders: expect.arrayContaining(['institution_id']),
  });
  const body = '<p>Well done, {first_name} of {institution_name}!</p>';
  await core.call(`PATCH /email-template/${template.id}/`, { as: admin, body: { body } });
  const { institution, investigator } = await createCast(core, 2);
  const words = `<p>Well done, Test of ${institution.name}!</p>`;
  expect((await draft(institution.id, 'approve')).body.body).toBe(words);
  await decide(institution.id, 'approve', {});
  expect(await mailsAbout(core, institution.id, 'institution_approved_investigator')).toMatchObject([
    { to: [investigator.email], body: words },
  ]);
  await core.call(`PATCH /email-template/${template.id}/`, { as: admin, body: { body: template.body } });
});

it('does not send what waits for words, seen or unseen; nothing is decided then', async () => {
  const { institution } = await createCast(core, 2);
  const seen = composed((await draft(institution.id, 'reject')).body);
  const words = 'Replace the text in square brackets';
  expect(await decide(institution.id, 'reject', { email: seen })).toMatchObject({
    status: 400,
    body: { 'email.body': [words] },
  });
  expect(await decide(institution.id, 'reject', {})).toMatchObject({
    status: 400,
    body: { email: ['Required field'] },
  });
  expect(
    (await decide(institution.id, 'reject', { email: { ...seen, to: [], body: '<p>Our reasons</p>' } })).body,
  ).toEqual({
    'email.to': ['Add at least one recipient'],
  });
  const read = await core.call(`GET /institution/${institution.id}/`, { as: admin });
  expect(read.body.status).toBe(2);
  expect(await mailsAbout(core, institution.id)).toEqual([]);
});

it('decides without a mail where there is no one to write to', async () => {
  const institution = await core.build.institution({ status: 2, rdaStatus: null });
  expect((await draft(institution.id, 'reject')).body).toMatchObject({ to: [], bcc_all: false });
  expect((await decide(institution.id, 'reject', {})).body).toMatchObject({ status: 4 });
  expect(await mailsAbout(core, institution.id)).toEqual([]);
});

it('is shown only to those who may decide now', async () => {
  const { institution, official, investigator } = await createCast(core, 2);
  const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
  const stranger = await core.build.person();
  const answers = await Promise.all(
    [null, stranger, official, investigator, reviewer].map((as) => draft(institution.id, 'approve', as)),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 403, 403, 403]);
  expect((await draft(institution.id, 'submit')).status).toBe(400);
  await decide(institution.id, 'approve', {});
  expect((await draft(institution.id, 'approve')).body).toMatchObject({ code: 'WRONG_STATE' });
});

it('leaves decisions out of what someone may be written to otherwise', async () => {
  const { body } = await core.call('GET /email-template/?model_name=institution&decision__isnull=true', {
    as: admin,
  });
  expect(body.results.length).toBeGreaterThan(0);
  expect(body.results.every((row: { decision: unknown }) => row.decision === null)).toBe(true);
});

it('the letter is in the language of those who get it, also when no one sees it before it is sent', async () => {
  const { institution, investigator } = await createCast(core, 2);
  await core.build.sql("update core.account set language = 'es' where id = $1", [investigator.id]);
  expect((await draft(institution.id, 'approve')).body).toMatchObject({
    language: 'es',
    recipient_languages: ['es'],
    translations: [{ language: 'en', subject: `Your institution ${institution.name} is approved` }],
  });
  // the Signing Official reads English
  expect((await draft(institution.id, 'follow_up')).body).toMatchObject({
    language: 'en',
    body: expect.stringContaining('Dear colleagues,'),
    translations: [{ language: 'es', body: expect.stringContaining('Hola, colegas:') }],
  });
  expect((await decide(institution.id, 'approve', {})).status).toBe(200);
  expect(await mailsAbout(core, institution.id, 'institution_approved_investigator')).toMatchObject([
    { to: [investigator.email], subject: `Su institución ${institution.name} recibió la aprobación` },
  ]);
});
