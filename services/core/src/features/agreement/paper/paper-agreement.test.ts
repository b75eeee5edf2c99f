/** Agreements signed on paper: a scan, and two administrators. */
import { randomUUID } from 'node:crypto';
import type { TestPerson } from '@portal/kit/testing';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../../testing/core-harness.ts';
import { createTestMailServer, type TestMailServer } from '../../../testing/mail-server.ts';
import { upload } from '../../../testing/uploads.ts';
import {
  PAPER,
  SCAN_PDF,
  buildScene,
  decidePaper,
  mailsTo,
  readAgreement,
  recordPaper,
  replaceBy,
  signAs,
  uploadScan,
  type AgreementScene,
} from '../agreement.fixtures.ts';

// Each upload gets a thread, which takes its time to start where the machine is busy.
let core: CoreHarness;
let mailServer: TestMailServer;
let second: TestPerson;
beforeAll(async () => {
  mailServer = await createTestMailServer();
  core = await startCore({ SMTP_URL: mailServer.url }, { runs: 'events' });
  second = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(async () => {
  await core.stop();
  await mailServer.down();
});

const edit = (scene: AgreementScene, body: unknown, as = scene.admin) =>
  core.call(`PATCH /agreement/${scene.id}/`, { as, body });
const countWaiting = async (scene: AgreementScene): Promise<number> =>
  (await readAgreement(core, scene)).papers.at(-1).id;

describe('one administrator alone', () => {
  it('does not confirm through an account that they made or raised', async () => {
    const scene = await buildScene(core);
    const made = await core.call('POST /user/create_user/', {
      as: scene.admin,
      body: {
        first_name: 'Second',
        last_name: 'Self',
        email: `second.self.${Date.now()}@uni.test`,
        groups: ['sfari_admin', 'primary_researcher'],
        institution: scene.institution.id,
      },
    });
    expect(made.status).toBe(201);
    const raised = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
    const raising = await core.call(`PATCH /user/${raised.id}/`, {
      as: scene.admin,
      body: { groups: ['sfari_admin'] },
    });
    expect(raising.status).toBe(200);
    const sessionId = randomUUID();
    await core.build.sql('update core.account set verified = true where id = $1', [made.body.id]);
    await core.build.sql(
      "insert into core.session (id, account_id, expires_at) values ($1, $2, now() + interval '1 hour')",
      [sessionId, made.body.id],
    );
    await recordPaper(core, scene);
    const paper = await countWaiting(scene);
    for (const as of [{ ...second, id: made.body.id, sessionId }, raised]) {
      const answer = await decidePaper(core, scene, as, { paper });
      expect([answer.status, answer.body.detail]).toEqual([
        409,
        expect.stringContaining('other than the one who recorded it'),
      ]);
    }
    expect((await decidePaper(core, scene, second, { paper })).status).toBe(200);
  });

  it('is refused once for all that is missing', async () => {
    const answer = await edit(await buildScene(core), { status: 3 });
    expect([answer.status, Object.keys(answer.body)]).toEqual([
      400,
      ['signature', 'signature_date', 'sf_signature', 'sf_signature_date', 'scan'],
    ]);
  });

  it('executes nothing by typing names: a scan is required', async () => {
    const scene = await buildScene(core);
    for (const body of [
      { status: 3, ...PAPER },
      { status: 2, signature: PAPER.signature, signature_date: PAPER.signature_date },
    ]) {
      const answer = await edit(scene, body);
      expect([answer.status, answer.body]).toEqual([
        400,
        { scan: ['Please add a scan of the signed agreement'] },
      ]);
    }
    const byFile = await core.call(`PATCH /file/${scene.id}/`, {
      as: scene.admin,
      body: { additional_data: { status: 3, ...PAPER } },
    });
    expect([byFile.status, Object.keys(byFile.body)]).toEqual([400, ['scan']]);
    expect((await readAgreement(core, scene)).additional_data.status).toBe(1);
  });

  it('records the paper, and the status stays; they cannot confirm it themselves', async () => {
    const scene = await buildScene(core);
    const recorded = await recordPaper(core, scene);
    expect(recorded.body).toMatchObject({
      additional_data: { status: 1, signature: null, sf_signature: null },
      papers: [
        {
          state: 'waiting',
          status: 3,
          signature: 'Ada Official',
          recorder: { id: scene.admin.id },
          decider: null,
        },
      ],
      abilities: { confirm_paper: false, refuse_paper: true },
    });
    const own = await decidePaper(core, scene, scene.admin, { paper: recorded.body.papers[0].id });
    expect([own.status, own.body.code]).toEqual([409, 'WRONG_STATE']);
    const again = await recordPaper(core, scene);
    expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
    // Typed beforehand, names are a draft and no one's signature.
    const other = await buildScene(core);
    await edit(other, { signature: 'Ada Official', signature_date: '2026-03-01' });
    const pdf = await core.call(`GET /agreement/${other.id}/pdf/`, { as: other.admin });
    expect(pdf.body).not.toContain('/Count 2');
  });

  it('does not borrow the scan of another, a letter, or one that was used', async () => {
    const scene = await buildScene(core);
    const letter = await upload(core, scene.admin);
    const foreign = await uploadScan(core, second);
    for (const scan of [letter.body.id, foreign, '7d444840-9dc0-41d1-b245-5ffdce74fad2']) {
      const answer = await recordPaper(core, scene, { scan });
      expect([answer.status, answer.body]).toEqual([400, { scan: ['Please upload the scan again'] }]);
    }
    const scan = await uploadScan(core, scene.admin);
    expect((await recordPaper(core, scene, { scan })).status).toBe(200);
    await decidePaper(core, scene, second, { step: 'refuse', paper: await countWaiting(scene) });
    expect((await recordPaper(core, scene, { scan })).status).toBe(400);
    expect((await edit(scene, { comments: 'x', scan })).status).toBe(400);
    for (const roles of [['primary_researcher'], ['sfari_reviewer']] as const) {
      const person = await core.build.person({ roles: [...roles] });
      expect((await upload(core, person, { content: SCAN_PDF, fields: { type: '5' } })).status).toBe(403);
    }
  });

  it('records nothing while acting as another person', async () => {
    const scene = await buildScene(core);
    const scan = await uploadScan(core, scene.admin);
    const superuser = await core.build.person({ roles: ['superuser'], institution: null });
    await core.build.sql('update core.session set impersonator_id = $1 where id = $2', [
      superuser.id,
      scene.admin.sessionId,
    ]);
    expect((await edit(scene, { status: 3, ...PAPER, scan })).status).toBe(403);
  });
});

describe('a second administrator', () => {
  it('is notified, compares and confirms; everyone concerned can read the scan', async () => {
    const scene = await buildScene(core);
    await recordPaper(core, scene);
    await core.eventually(async () => (await mailsTo(core, second, 'rda_paper_waiting')).length > 0);
    expect(await mailsTo(core, scene.admin, 'rda_paper_waiting')).toEqual([]);
    const seen = (await core.call(`GET /agreement/${scene.id}/`, { as: scene.official })).body;
    expect(seen.papers).toEqual([]);
    const readScan = async (as: TestPerson) =>
      (await core.call(`GET /file/${(await readAgreement(core, scene)).papers[0].scan.id}/`, { as })).status;
    expect([await readScan(second), await readScan(scene.official)]).toEqual([200, 404]);

    const answer = await decidePaper(core, scene, second, { paper: await countWaiting(scene) });
    expect(answer.body).toMatchObject({
      additional_data: { status: 3, signature: 'Ada Official', sf_signature: 'Lea Lead' },
      papers: [{ state: 'confirmed', decider: { id: second.id } }],
    });
    expect(await readScan(scene.official)).toBe(200);
    const member = (await core.call(`GET /agreement/${scene.id}/`, { as: scene.researcher })).body;
    expect(member.papers).toMatchObject([{ state: 'confirmed', reason: null }]);
    const history = await core.call(`GET /history/?model=file&pk=${scene.id}`, { as: scene.admin });
    expect(
      history.body.results
        .filter(({ model }: { model: string }) => model === 'paper_record')
        .map(({ operation, modifier }: { operation: string; modifier: { id: number } }) => [
          operation,
          modifier.id,
        ]),
    ).toEqual([
      ['created', scene.admin.id],
      ['changed', second.id],
    ]);
    // What two people confirmed, one does not change.
    const changed = await edit(scene, { sf_signature: 'Somebody Else' });
    expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('refuses with a reason, which the first reads, who may then record it anew', async () => {
    const scene = await buildScene(core);
    await recordPaper(core, scene);
    const paper = await countWaiting(scene);
    const empty = await core.call(`POST /agreement/${scene.id}/refuse-paper/`, {
      as: second,
      body: { paper, reason: ' ' },
    });
    expect([empty.status, Object.keys(empty.body)]).toEqual([400, ['reason']]);
    const refused = await decidePaper(core, scene, second, { step: 'refuse', paper });
    expect(refused.body).toMatchObject({
      additional_data: { status: 1, signature: null },
      papers: [{ state: 'refused', reason: 'The date is another one' }],
    });
    await core.eventually(async () => (await mailsTo(core, scene.admin, 'rda_paper_refused')).length === 1);
    expect((await recordPaper(core, scene)).status).toBe(200);
    expect((await decidePaper(core, scene, second, { paper: await countWaiting(scene) })).status).toBe(200);
  });

  it('is an administrator, and decides what they read', async () => {
    const scene = await buildScene(core);
    const recorded = await recordPaper(core, scene);
    const paper = await countWaiting(scene);
    const stranger = await core.build.person({ roles: ['sbso'] });
    for (const step of ['confirm', 'refuse'] as const) {
      expect((await decidePaper(core, scene, undefined, { step, paper })).status).toBe(401);
      expect((await decidePaper(core, scene, stranger, { step, paper })).status).toBe(403);
      expect((await decidePaper(core, scene, scene.official, { step, paper })).status).toBe(403);
      const other = await decidePaper(core, scene, second, { step, paper: paper + 1000 });
      expect([other.status, other.body.code]).toEqual([409, 'STALE']);
      const headers = { 'If-Match': 'W/"old"' };
      const stale = await decidePaper(core, scene, second, { step, paper, headers });
      expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    }
    const none = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2' };
    expect((await decidePaper(core, none, second, { paper })).status).toBe(404);
    const headers = { 'If-Match': recorded.headers.get('etag') ?? '' };
    expect((await decidePaper(core, scene, second, { paper, headers })).status).toBe(200);
    const twice = await decidePaper(core, scene, second, { paper });
    expect([twice.status, twice.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('finds nothing to confirm once the document was replaced, the official signed, or the scan is damaged', async () => {
    const replaced = await buildScene(core);
    await recordPaper(core, replaced);
    const before = await countWaiting(replaced);
    await replaceBy(core, replaced, replaced.admin);
    expect((await decidePaper(core, replaced, second, { paper: before })).status).toBe(409);
    const signed = await buildScene(core);
    await recordPaper(core, signed);
    const waiting = await countWaiting(signed);
    expect((await signAs(core, signed, signed.official)).status).toBe(200);
    expect((await decidePaper(core, signed, second, { paper: waiting })).status).toBe(409);
    expect((await readAgreement(core, signed)).papers).toEqual([]);

    const damaged = await buildScene(core);
    await recordPaper(core, damaged);
    const [row] = await core.build.sql<{ scan_key: string }>(
      'select scan_key from core.paper_record order by id desc limit 1',
    );
    const place = path.join(core.dataDir, 'files', row?.scan_key ?? '');
    await writeFile(place, 'other bytes');
    expect((await decidePaper(core, damaged, second, { paper: await countWaiting(damaged) })).status).toBe(
      409,
    );
    await rm(place);
    expect((await decidePaper(core, damaged, second, { paper: await countWaiting(damaged) })).status).toBe(
      409,
    );
    expect((await readAgreement(core, damaged)).additional_data.status).toBe(1);
  });

  it.each([
    ['confirm', 'confirm'],
    ['confirm', 'refuse'],
  ] as const)('and a third, one to %s and one to %s: one of them wins', async (one, other) => {
    const scene = await buildScene(core);
    await recordPaper(core, scene);
    const paper = await countWaiting(scene);
    const third = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const answers = await Promise.all([
      decidePaper(core, scene, second, { step: one, paper }),
      decidePaper(core, scene, third, { step: other, paper }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

it('the official’s paper and the lead’s signature in the portal go together', async () => {
  const scene = await buildScene(core);
  const { signature, signature_date: date } = PAPER;
  await recordPaper(core, scene, {
    status: 2,
    sf_signature: null,
    sf_signature_date: null,
    signature,
    signature_date: date,
  });
  const confirmed = await decidePaper(core, scene, second, { paper: await countWaiting(scene) });
  expect(confirmed.body.additional_data).toMatchObject({
    status: 2,
    signature: 'Ada Official',
    sf_signature: null,
  });
  const executed = await signAs(core, scene, scene.lead);
  expect(executed.body.additional_data).toMatchObject({ status: 3, sf_signature: scene.lead.displayName });
  const pdf = await core.call(`GET /agreement/${scene.id}/pdf/`, { as: scene.official });
  expect(pdf.status).toBe(200);
});

it('an agreement that was executed before scans were asked for gets one in the same way', async () => {
  const scene = await buildScene(core);
  const { signature, sf_signature: foundation } = PAPER;
  const data = {
    status: 3,
    signature,
    signature_date: '2026-03-01T12:00:00',
    sf_signature: foundation,
    sf_signature_date: '2026-03-02T12:00:00',
  };
  await core.build.sql('update core.file set additional_data = $2 where id = $1', [scene.id, data]);
  const recorded = await edit(scene, { scan: await uploadScan(core, scene.admin) });
  expect(recorded.body.papers).toMatchObject([{ state: 'waiting', signature, sf_signature: foundation }]);
  const confirmed = await decidePaper(core, scene, second, { paper: await countWaiting(scene) });
  expect(confirmed.body).toMatchObject({ additional_data: data, papers: [{ state: 'confirmed' }] });
  const again = await edit(scene, { scan: await uploadScan(core, scene.admin) });
  expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
});

it('what was decided stays, no matter who asks for a change', async () => {
  const scene = await buildScene(core);
  await recordPaper(core, scene);
  const paper = await countWaiting(scene);
  const refused = (sql: string) =>
    expect(core.build.sql(sql, [paper])).rejects.toThrow(/never changed|violates check/);
  await refused('delete from core.paper_record where id = $1');
  // No one confirms alone, at the database either.
  await refused(
    "update core.paper_record set state = 'confirmed', decider_id = recorder_id, seal = repeat('0', 64) where id = $1",
  );
  await decidePaper(core, scene, second, { paper });
  await refused("update core.paper_record set sf_signature = 'Other' where id = $1");
});
