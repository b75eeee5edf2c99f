/** An agreement that came in while the scanner was down: no one is asked to sign what may be harmful. */
import { virusMessage, type MailMessage } from '@portal/contract';
import { createLogger, openDatabase, type Database } from '@portal/kit';
import { writePdf } from '@portal/kit/seeding';
import { mailWords } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFileStore, createScanner } from '../../clients/index.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createFakeClamd, type FakeClamd } from '../../testing/fake-clamd.ts';
import { upload } from '../../testing/uploads.ts';
import { scanQuarantined } from '../file/index.ts';
import { buildScene, readAgreement, replaceBy, signAs } from './agreement.fixtures.ts';
import { announceScan } from './announce-scan.ts';

const VIRUS = 'averybadsequence';
const HARMFUL = writePdf(['Researcher Distribution Agreement', VIRUS]);
const TO_SIGN = 'rda_signature_needed';
const log = createLogger('test', 'fatal');
let clamd: FakeClamd;
let core: CoreHarness;
let database: Database;
beforeAll(async () => {
  clamd = await createFakeClamd(VIRUS);
  core = await startCore(
    { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) },
    { runs: 'events and background jobs' },
  );
  const url = core.database.connectionUrl('core');
  database = openDatabase({ url, maximum: 4 });
});
afterAll(async () => {
  await database.close();
  await core.stop();
  await clamd.down();
});
beforeEach(async () => {
  await core.build.sql("update core.file set scan = 'clean' where scan = 'quarantined'");
});

const scanAgain = async () => {
  await core.build.sql('update core.file set scan_next = now()');
  return scanQuarantined({
    database,
    log,
    store: createFileStore({ dataDir: core.dataDir, s3: undefined }),
    scanner: createScanner({ host: '127.0.0.1', port: clamd.port }, log),
    onVerdict: announceScan,
  });
};
interface Queued {
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
}
/** Mails about the agreement as they were queued. */
const queued = async (id: string, template: string): Promise<Queued[]> => {
  const rows = await core.build.sql<{ data: Omit<Queued, 'body'> & { body: MailMessage } }>(
    `select data from jobs.job where name = 'mail.requested.core' and data ->> 'template' = $1 and data ->> 'object_id' = $2
      order by created_on`,
    [template, id],
  );
  return rows.map(({ data }) => ({ ...data, body: mailWords(data.body) }));
};
const asked = (id: string) => queued(id, TO_SIGN);

it('the official is asked to sign a revision only after the scan', async () => {
  const scene = await buildScene(core, { status: 3 });
  const before = (await asked(scene.id)).length;
  await clamd.down();
  const revised = await replaceBy(core, scene, scene.admin);
  await clamd.up();
  expect([revised.status, revised.body.scan]).toEqual([200, 'quarantined']);
  expect(await asked(scene.id)).toHaveLength(before);
  expect((await signAs(core, scene, scene.official)).status).toBe(409);

  expect(await scanAgain()).toBe(1);
  const mails = await asked(scene.id);
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)).toMatchObject({
    to: [scene.official.email],
    body: expect.stringContaining('was revised'),
  });
  expect((await signAs(core, scene, scene.official)).status).toBe(200);
  expect(await scanAgain()).toBe(0);
  expect(await asked(scene.id)).toHaveLength(before + 1);
});

it('the same with a new agreement, and the person who is official by then is asked', async () => {
  const scene = await buildScene(core, { status: 1 });
  await clamd.down();
  const { body } = await upload(core, scene.admin, {
    content: writePdf(['Another agreement']),
    name: 'new.pdf',
    fields: { type: '2', institution: String(scene.institution.id) },
  });
  const next = await core.build.person({ roles: ['sbso'], institution: scene.institution });
  const chosen = { as: scene.admin, body: { current_io: next.id } };
  expect((await core.call(`PATCH /institution/${scene.institution.id}/`, chosen)).status).toBe(200);
  await clamd.up();
  expect(await asked(body.id)).toHaveLength(0);
  await scanAgain();
  expect(await asked(body.id)).toMatchObject([{ to: [next.email] }]);
});

it('of a harmful one the administrators hear, and the one who uploaded it; the official does not', async () => {
  const scene = await buildScene(core, { status: 3 });
  const uploader = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const before = (await asked(scene.id)).length;
  await clamd.down();
  expect((await replaceBy(core, scene, uploader, { content: HARMFUL })).body.scan).toBe('quarantined');
  await core.build.sql('delete from core.account_group where account_id = $1', [uploader.id]);
  await clamd.up();
  expect(await scanAgain()).toBe(1);
  const mails = await queued(scene.id, 'rda_not_clean');
  for (const person of [scene.admin, uploader]) {
    const [mail, ...more] = mails.filter(({ to }) => to.includes(person.email));
    expect([mail?.subject, more]).toEqual([expect.stringContaining('did not pass the virus scan'), []]);
    const bell = await core.eventually(async () => {
      const { results } = (await core.call('GET /notification/', { as: person })).body;
      return results.length > 0 ? results : null;
    });
    expect(bell.map((one: { message: string }) => one.message)).toContain(virusMessage('revised.pdf'));
  }
  expect(await asked(scene.id)).toHaveLength(before);
  expect((await readAgreement(core, scene)).scan).toBe('quarantined');
});
