/** A mail names the call that caused it, also with events and jobs in between. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast } from '../../testing/institutions.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';

let server: TestMailServer;
let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  server = await createTestMailServer();
  core = await startCore({ SMTP_URL: server.url }, { runs: 'events' });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(async () => {
  await core?.stop();
  await server?.down();
});

/** The ids that the log of mails has for that template and institution, once there is one. */
const loggedIds = (template: string, institutionId: number): Promise<(string | null)[]> =>
  core.eventually(async () => {
    const path = `GET /email/?email_template=${template}&model_name=institution&object_id=${institutionId}`;
    const { body } = await core.call(path, { as: admin });
    const ids = body.results.map((mail: { correlation_id: string | null }) => mail.correlation_id);
    return ids.length > 0 ? ids : null;
  });

it('that staff cause by a decision', async () => {
  const { institution } = await createCast(core, 2);
  const headers = { 'X-Correlation-Id': `approving-${institution.id}` };
  await core.call(`POST /institution/${institution.id}/approve/`, { as: admin, body: {}, headers });
  expect(await loggedIds('institution_approved_investigator', institution.id)).toEqual([
    `approving-${institution.id}`,
  ]);
});

it('that a job writes because of an event of the call', async () => {
  const institution = await core.build.institution();
  const official = await core.build.person({ roles: ['sbso'], institution });
  await core.build.sql('update core.institution set current_io_id = $2 where id = $1', [
    institution.id,
    official.id,
  ]);
  const person = await core.build.person({ institution: null });
  await core.call('POST /user-institution/', {
    as: person,
    body: { institution: institution.id },
    headers: { 'X-Correlation-Id': `joining-${institution.id}` },
  });
  expect(await loggedIds('institution_member_waits', institution.id)).toEqual([`joining-${institution.id}`]);
});

it('with the id of its job where no call was the cause', async () => {
  const [job] = await core.build.sql<{ id: string }>(`select jobs.emit_mail_requested_core($1) as id`, [
    JSON.stringify({
      key: 'nightly:1',
      template: 'nightly',
      model_name: 'institution',
      object_id: '1',
      to: ['pi@lakeside.test'],
      subject: 'By night',
      body: '<p>By night</p>',
      actor_id: null,
    }),
  ]);
  expect(await loggedIds('nightly', 1)).toEqual([job?.id]);
});
