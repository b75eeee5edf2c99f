import { createLogger, openDatabase, type Database } from '@portal/kit';
import { virusMessage } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStore, createScanner } from '../../clients/index.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createFakeClamd, type FakeClamd } from '../../testing/fake-clamd.ts';
import { PDF, buildPdfContaining, upload } from '../../testing/uploads.ts';
import { scanQuarantined } from './quarantine.ts';

const VIRUS = 'a very bad sequence';
let clamd: FakeClamd;
let core: CoreHarness;
let database: Database;
const log = createLogger('test', 'fatal');
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

const scanAgain = () =>
  scanQuarantined({
    database,
    log,
    store: createFileStore({ dataDir: core.dataDir, s3: undefined }),
    scanner: createScanner({ host: '127.0.0.1', port: clamd.port }, log),
  });
const bad = buildPdfContaining(VIRUS, 200_000);

it('asks the scanner', async () => {
  const person = await core.build.person();
  expect((await upload(core, person)).body.scan).toBe('clean');
  const refused = await upload(core, person, { content: bad, name: 'bad.pdf' });
  expect([refused.status, refused.body.detail]).toEqual([412, virusMessage('bad.pdf')]);
});

it('leaves files in quarantine while the scanner is down, and scans them when it is back', async () => {
  const person = await core.build.person();
  await clamd.down();
  const good = await upload(core, person);
  const evil = await upload(core, person, { content: bad, name: 'bad.pdf' });
  expect([good.status, good.body.scan]).toEqual([201, 'quarantined']);
  const served = await core.call(`GET /file/${good.body.id}/?signed_url=true`, { as: person });
  expect([served.status, served.body.code]).toEqual([409, 'WRONG_STATE']);
  expect((await core.call(`GET /file/${good.body.id}/`, { as: person })).status).toBe(200);
  expect(await scanAgain()).toBe(0);
  const waiting = await core.build.sql(
    "select 1 from core.file where scan = 'quarantined' and scan_attempts = 1 and scan_next > now()",
  );
  expect(waiting).toHaveLength(2);
  // The first attempt's wait is over.
  await core.build.sql('update core.file set scan_next = now()');

  await clamd.up();
  // Two in parallel, as two instances of the service would.
  const scanned = await Promise.all([scanAgain(), scanAgain()]);
  expect(scanned[0] + scanned[1]).toBe(2);
  const later = await core.call(`GET /file/${good.body.id}/?base64=true`, { as: person });
  expect([later.body.scan, later.body.base64]).toEqual(['clean', PDF.toString('base64')]);
  const never = await core.call(`GET /file/${evil.body.id}/?base64=true`, { as: person });
  expect(never.status).toBe(409);
  const notified = await core.eventually(async () => {
    const { body } = await core.call('GET /notification/', { as: person });
    return body.results.length > 0 ? body.results : null;
  });
  expect(notified).toMatchObject([{ message: virusMessage('bad.pdf') }]);
});

it('lets others pass a file that cannot be scanned', async () => {
  const person = await core.build.person();
  const lost = await core.build.file({ creator: person });
  await clamd.down();
  const good = await upload(core, person);
  await clamd.up();
  // Its bytes are gone, and it is the oldest.
  await core.build.sql("update core.file set scan = 'quarantined', created = '2020-01-01' where id = $1", [
    lost,
  ]);
  expect(await scanAgain()).toBe(1);
  expect((await core.call(`GET /file/${good.body.id}/`, { as: person })).body.scan).toBe('clean');
  expect((await core.call(`GET /file/${lost}/`, { as: person })).body.scan).toBe('quarantined');
});
