import { openDatabase, transact, type Database, type Work } from '@portal/kit';
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { upload } from '../../testing/uploads.ts';
import { buildScene } from './agreement.fixtures.ts';
import { clearAgreement, createAgreement } from './index.ts';

let core: CoreHarness;
let mailServer: TestMailServer;
let database: Database;
let admin: TestPerson;
beforeAll(async () => {
  mailServer = await createTestMailServer();
  core = await startCore({ SMTP_URL: mailServer.url }, { runs: 'events' });
  const url = core.database.connectionUrl('core');
  database = openDatabase({ url, maximum: 2 });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(async () => {
  await database?.close();
  await core?.stop();
  await mailServer?.down();
});

const write = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
  transact(database, { actorId: admin.id }, run);
const readCurrent = async (institution: TestInstitution) =>
  (
    await core.build.sql<{ id: string | null; status: number | null; type: number | null }>(
      `select f.id, (f.additional_data ->> 'status')::int as status, f.type from core.institution i
       left join core.file f on f.id = i.current_rda_id where i.id = $1`,
      [institution.id],
    )
  )[0];
const mailsTo = (person: TestPerson) =>
  core.build.sql<{ subject: string; body: string }>(
    'select subject, body from core.email where $1 = any("to")',
    [person.email],
  );

it('notifies administrators when there is no template to copy', async () => {
  const institution = await core.build.institution({ rdaStatus: null });
  expect(await write((given) => createAgreement(given, institution.id))).toBeNull();
  expect((await readCurrent(institution))?.id).toBeNull();
  await core.eventually(async () => (await mailsTo(admin)).length === 1);
});

it('a researcher reminds its official once in seven days', async () => {
  const { id, official, admin: staff, researcher } = await buildScene(core);
  const remind = (as: TestPerson) => core.call(`POST /agreement/${id}/remind/`, { as });
  expect((await remind(official)).status).toBe(403);
  const reminded = await remind(researcher);
  expect(reminded).toMatchObject({ status: 200, body: { abilities: { remind: false } } });
  const again = await remind(researcher);
  expect(again.status).toBe(409);
  expect(again.body.detail).toMatch(/You can remind them again on \d\d\/\d\d\/\d{4}\.$/);
  const reminders = async () =>
    (await mailsTo(official)).filter(({ subject }) => subject.startsWith('Reminder: please sign'));
  await core.eventually(async () => (await reminders()).length === 1);
  expect((await reminders())[0]?.body).toContain(`${researcher.displayName} is waiting for your signature`);
  const { body: history } = await core.call(`GET /history/?model=file&pk=${id}`, { as: staff });
  expect(history.results).toContainEqual(expect.objectContaining({ model: 'agreement_reminder' }));
});

it('copies the current template, asks the official to sign, and ends joinders to the agreement before', async () => {
  await upload(core, admin, { name: 'old template.pdf', fields: { type: '4' } });
  const template = (await upload(core, admin, { name: 'template.pdf', fields: { type: '4' } })).body;
  const institution = await core.build.institution();
  const before = await readCurrent(institution);
  const official = await core.build.person({ roles: ['sbso'], institution });
  const researcher = await core.build.person({ institution });
  await core.build.sql('update core.institution set current_io_id = $2 where id = $1', [
    institution.id,
    official.id,
  ]);

  const id = await write((given) => createAgreement(given, institution.id));
  expect(id).not.toBe(before?.id);
  expect(await readCurrent(institution)).toEqual({ id, status: 1, type: 2 });
  const [copy] = await core.build.sql<{ sha256: string }>('select sha256 from core.file where id = $1', [id]);
  expect(copy?.sha256).toBe(template.sha256);
  const [link] = await core.build.sql<{ joinder_date: string | null }>(
    'select joinder_date from core.user_institution where user_id = $1',
    [researcher.id],
  );
  expect(link?.joinder_date).toBeNull();
  await core.eventually(async () => (await mailsTo(official)).length === 1);
  const [mail] = await mailsTo(official);
  expect(mail?.subject).toBe(`Please sign the Researcher Distribution Agreement of ${institution.name}`);
  expect(mail?.body).toContain(`/rda/${id}"`);
  expect(await mailsTo(researcher)).toEqual([]);
});

it('clears the current agreement and preserves the document', async () => {
  const institution = await core.build.institution();
  const before = await readCurrent(institution);
  await write((given) => clearAgreement(given, institution.id));
  expect((await readCurrent(institution))?.id).toBeNull();
  expect(await core.build.sql('select 1 from core.file where id = $1', [before?.id])).toHaveLength(1);
});
