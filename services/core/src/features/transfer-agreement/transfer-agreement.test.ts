/** The Material Transfer Agreement of a tissue request: issued, signed, executed, declined, issued anew (decision 363). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { TissueOrdered } from '@portal/contract';
import { createStatements } from '@portal/kit';
import { createKeyPair, type TestPerson } from '@portal/kit/testing';
import { buildConflict, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createFileStore } from '../../clients/file-store/index.ts';
import { secretFrom } from '../../settings.ts';
import { SEAL_PURPOSE, verifySignatures } from '../agreement/index.ts';
import { mailsTo } from '../../testing/logged-mails.ts';
import {
  buildTransferScene,
  issue,
  readTransfer,
  signTransferAs,
  type TransferScene,
} from './transfer.fixtures.ts';

const keys = createKeyPair();
let core: CoreHarness;
let mailServer: TestMailServer;
beforeAll(async () => {
  mailServer = await createTestMailServer();
  core = await startCore({ AUTH_PRIVATE_KEY: keys.privateKey, SMTP_URL: mailServer.url }, { runs: 'events' });
});
afterAll(async () => {
  await core.stop();
  await mailServer.down();
});

const read = async ({ id }: Pick<TransferScene, 'id'>, as: TestPerson) =>
  (await core.call(`GET /transfer-agreement/${id}/`, { as })).body;
const decide = (
  { id }: Pick<TransferScene, 'id'>,
  step: 'decline' | 'reissue',
  as: TestPerson | undefined,
  {
    body = { reason: 'Clause 3 does not fit.' },
    headers = {},
  }: { body?: object; headers?: Record<string, string> } = {},
) => core.call(`POST /transfer-agreement/${id}/${step}/`, { ...(as ? { as } : {}), body, headers });
const verify = () => {
  const store = createFileStore({ dataDir: core.dataDir, s3: undefined });
  return verifySignatures({
    secret: secretFrom(keys.privateKey, SEAL_PURPOSE),
    reads: createStatements(core.database.admin),
    read: (key) => store.read(key),
  });
};

it('its researcher reminds the official once in seven days, and the history says so', async () => {
  const scene = await buildTransferScene(core);
  const remind = (as: TestPerson) => core.call(`POST /transfer-agreement/${scene.id}/remind/`, { as });
  expect((await remind(scene.official)).status).toBe(403);
  expect((await remind(await core.buildAccount({ institution: scene.institution }))).status).toBe(404);
  expect((await read(scene, scene.owner)).abilities.remind).toBe(true);
  const both = await Promise.all([remind(scene.owner), remind(scene.owner)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { remind_from: from, abilities } = await read(scene, scene.owner);
  expect(abilities.remind).toBe(false);
  expect(Date.parse(from) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const [, month, day] = from.slice(0, 10).split('-');
  expect(both.find(({ status }) => status === 409)?.body.detail).toContain(
    `You can remind them again on ${month}/${day}/`,
  );
  await core.eventually(async () => (await mailsTo(core, scene.official, 'mta_reminder')).length === 1);
  const { body: history } = await core.call(`GET /history/?model=transfer-agreement&pk=${scene.id}`, {
    as: scene.manager,
  });
  expect(history.results).toContainEqual(expect.objectContaining({ model: 'transfer_reminder' }));
  await core.build.sql("update core.transfer_reminder set created = now() - interval '8 days'");
  expect((await remind(scene.owner)).status).toBe(200);
  await signTransferAs(core, scene, scene.official);
  expect((await remind(scene.owner)).status).toBe(409);
});

it('is issued for an approved request, asks the official, and is valid once both sides have signed', async () => {
  const scene = await buildTransferScene(core);
  const issued = await read(scene, scene.official);
  expect(issued).toMatchObject({
    name: `Material Transfer Agreement ${scene.request.code} version 1.pdf`,
    request: { id: scene.request.id, display_name: scene.request.code },
    institution: { id: scene.institution.id, display_name: scene.institution.name },
    recipient: { id: scene.owner.id, display_name: scene.owner.displayName },
    official: { id: scene.official.id },
    donors: 3,
    version: 1,
    state: 'signature_needed',
    reason: null,
    signatures: [],
    abilities: { read: true, sign: true, decline: true, execute: false, reissue: false },
  });
  await core.eventually(async () => (await mailsTo(core, scene.official, 'mta_to_sign')).length === 1);
  const bell = () => core.call('GET /notification/', { as: scene.official });
  await core.eventually(async () =>
    (await bell()).body.results.some(({ redirect }: { redirect: string }) => redirect === `/mta/${scene.id}`),
  );

  const signed = await signTransferAs(core, scene, scene.official, { sha256: issued.sha256 });
  expect([signed.status, signed.body.state]).toEqual([200, 'awaiting_execution']);
  expect(signed.body.signatures).toMatchObject([
    {
      role: 'official',
      signer: { id: scene.official.id },
      typed_name: scene.official.displayName,
      meaning: `I have read this agreement and sign it for ${scene.institution.name}.`,
      sha256: issued.sha256,
      voided: false,
    },
  ]);
  await core.eventually(async () => (await mailsTo(core, scene.manager, 'mta_to_execute')).length > 0);

  const executed = await signTransferAs(core, scene, scene.manager);
  expect([executed.status, executed.body.state]).toEqual([200, 'executed']);
  await core.eventually(async () => (await mailsTo(core, scene.owner, 'mta_executed')).length === 1);
  const existing = await core.build.sql(
    'select state from core_api.transfer_agreement where request_id = $1',
    [scene.request.id],
  );
  expect(existing).toEqual([{ state: 'executed' }]);
  const events = await core.build.sql<{ state: string }>(
    `select data ->> 'state' as state from jobs.job
      where name = 'object.changed.core' and data ->> 'id' = $1 order by created_on`,
    [scene.id],
  );
  expect(events.map(({ state }) => state)).toEqual(['signature_needed', 'awaiting_execution', 'executed']);
});

it('is one document for one request, however often its approval is reported', async () => {
  const scene = await buildTransferScene(core);
  await issue(core, scene);
  await issue(core, scene);
  const after = await buildTransferScene(core);
  expect(after.id).not.toBe(scene.id);
  const { body } = await core.call(`GET /transfer-agreement/?request=${scene.request.id}`, {
    as: scene.admin,
  });
  expect(body.results).toHaveLength(1);
  expect(await mailsTo(core, scene.official, 'mta_to_sign')).toHaveLength(1);
});

it('is put before an official whom an administrator chooses while it waits for a signature', async () => {
  const scene = await buildTransferScene(core);
  const chosen = await core.buildAccount({ roles: ['sbso'], institution: scene.institution });
  const change = `PATCH /institution/${scene.institution.id}/`;
  const choose = () => core.call(change, { as: scene.admin, body: { current_io: chosen.id } });
  expect((await choose()).status).toBe(200);
  await core.eventually(async () => (await mailsTo(core, chosen, 'mta_to_sign')).length === 1);
  const signed = await buildTransferScene(core, { signed: 1 });
  const next = await core.buildAccount({ roles: ['sbso'], institution: signed.institution });
  await core.call(`PATCH /institution/${signed.institution.id}/`, {
    as: signed.admin,
    body: { current_io: next.id },
  });
  await core.eventually(async () => (await mailsTo(core, next, 'institution_official_chosen')).length === 1);
  expect(await mailsTo(core, next, 'mta_to_sign')).toEqual([]);
  expect((await choose()).status).toBe(200);
  expect(await mailsTo(core, chosen, 'mta_to_sign')).toHaveLength(1);
});

it('is a PDF that says what was asked for, with a page of signatures behind it', async () => {
  const scene = await buildTransferScene(core, { signed: 2 });
  const pages = async (bytes: Buffer) => (await PDFDocument.load(bytes)).getPageCount();
  const answer = await core.call(`GET /transfer-agreement/${scene.id}/pdf/?download=true`, {
    as: scene.owner,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const [row] = await core.build.sql<{ storage_key: string }>(
    'select storage_key from core.transfer_agreement where id = $1',
    [scene.id],
  );
  const stored = await readFile(path.join(core.dataDir, 'files', row?.storage_key ?? ''));
  expect(await pages(stored)).toBeGreaterThan(0);
});

describe('who', () => {
  it('reads it: both sides, no matter who asked for the tissue, and no reviewer, colleague or stranger', async () => {
    const scene = await buildTransferScene(core);
    const { request, institution } = scene;
    const reviewer = await core.build.person({ roles: ['abn_reviewer'], institution: null });
    await buildReview(core.build, { request, reviewer });
    const inConflict = await core.build.person({ roles: ['abn_proj_mgr'], institution: null });
    await buildConflict(core.build, { request, reviewer: inConflict });
    const colleague = await core.build.person({ institution });
    const stranger = await core.build.person({ roles: ['sbso'] });
    const status = async (as?: TestPerson) =>
      (await core.call(`GET /transfer-agreement/${scene.id}/`, as ? { as } : {})).status;
    for (const person of [scene.official, scene.owner, scene.manager, scene.admin])
      expect(await status(person)).toBe(200);
    for (const person of [reviewer, inConflict, colleague, stranger]) expect(await status(person)).toBe(404);
    expect(await status()).toBe(401);
  });

  it('signs, executes, declines and issues anew', async () => {
    const scene = await buildTransferScene(core);
    const body = { signature: 'x', password: 'x' };
    const call = (step: string, as?: TestPerson) =>
      core.call(`POST /transfer-agreement/${scene.id}/${step}/`, {
        ...(as ? { as } : {}),
        body: step === 'sign' || step === 'execute' ? body : { reason: 'x' },
      });
    const other = await core.build.person({ roles: ['sbso'] });
    const researcher = await core.build.person();
    for (const step of ['sign', 'decline']) {
      expect((await call(step)).status).toBe(401);
      expect((await call(step, scene.owner)).status).toBe(403);
      expect((await call(step, scene.manager)).status).toBe(403);
      expect((await call(step, other)).status).toBe(404);
    }
    for (const step of ['execute', 'reissue']) {
      expect((await call(step)).status).toBe(401);
      expect((await call(step, scene.official)).status).toBe(403);
      expect((await call(step, researcher)).status).toBe(403);
    }
  });
});

describe('a signature is refused', () => {
  it('with another name, without a password, and without the version that was read', async () => {
    const scene = await buildTransferScene(core);
    const wrong = await signTransferAs(core, scene, scene.official, { signature: 'Somebody Else' });
    expect([wrong.status, wrong.body]).toEqual([400, { signature: ['Signature does not match full name'] }]);
    const guess = await signTransferAs(core, scene, scene.official, { password: 'guess' });
    expect([guess.status, guess.body]).toEqual([400, { password: ['Incorrect password'] }]);
    expect((await signTransferAs(core, scene, scene.official, { sha256: 'no' })).status).toBe(400);
    const blind = await signTransferAs(core, scene, scene.official, {}, { 'If-Match': '' });
    expect(blind.status).toBe(428);
    const stale = await signTransferAs(core, scene, scene.official, {}, { 'If-Match': '"0"' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    const bytes = await signTransferAs(core, scene, scene.official, { sha256: '0'.repeat(64) });
    expect([bytes.status, bytes.body.code]).toEqual([409, 'STALE']);
  });

  it('out of turn, twice, by one person for both sides, or once the request is no longer Approved', async () => {
    const scene = await buildTransferScene(core);
    const early = await signTransferAs(core, scene, scene.manager);
    expect([early.status, early.body.code]).toEqual([409, 'WRONG_STATE']);
    await core.build.sql('update researcher.request set status = 11 where id = $1', [scene.request.id]);
    expect((await signTransferAs(core, scene, scene.official)).status).toBe(409);
    await core.build.sql('update researcher.request set status = 4 where id = $1', [scene.request.id]);
    expect((await signTransferAs(core, scene, scene.official)).status).toBe(200);
    expect((await signTransferAs(core, scene, scene.official)).status).toBe(409);
    await core.build.sql(`insert into core.account_group (account_id, role) values ($1, 'sfari_admin')`, [
      scene.official.id,
    ]);
    const own = await core.call(`POST /transfer-agreement/${scene.id}/execute/`, {
      as: scene.official,
      body: { signature: scene.official.displayName, password: 'x' },
    });
    expect([own.status, own.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('while acting as another person', async () => {
    const scene = await buildTransferScene(core);
    const superuser = await core.build.person({ roles: ['superuser'], institution: null });
    await core.build.sql('update core.session set impersonator_id = $1 where id = $2', [
      superuser.id,
      scene.official.sessionId,
    ]);
    expect((await signTransferAs(core, scene, scene.official)).status).toBe(403);
  });
});

describe('of two in parallel', () => {
  it('one executes for the foundation', async () => {
    const scene = await buildTransferScene(core, { signed: 1 });
    const answers = await Promise.all([
      signTransferAs(core, scene, scene.manager),
      signTransferAs(core, scene, scene.admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await read(scene, scene.admin)).signatures).toHaveLength(2);
  });

  it('one signature of the official counts, sent from two windows', async () => {
    const scene = await buildTransferScene(core);
    const answers = await Promise.all([
      signTransferAs(core, scene, scene.official),
      signTransferAs(core, scene, scene.official),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('a signature and a new version leave one agreement that is valid', async () => {
    const scene = await buildTransferScene(core);
    const [signed, anew] = await Promise.all([
      signTransferAs(core, scene, scene.official),
      decide(scene, 'reissue', scene.manager),
    ]);
    expect([signed.status, anew.status].toSorted((a, b) => a - b)[0]).toBe(200);
    const existing = await core.build.sql('select 1 from core_api.transfer_agreement where request_id = $1', [
      scene.request.id,
    ]);
    expect(existing).toHaveLength(1);
  });
});

describe('an agreement that does not fit', () => {
  it('is declined with a reason, of which staff and the researcher hear, and issued anew', async () => {
    const scene = await buildTransferScene(core);
    expect((await decide(scene, 'decline', scene.official, { body: { reason: ' ' } })).status).toBe(400);
    expect((await decide(scene, 'decline', scene.official, { headers: { 'If-Match': '' } })).status).toBe(
      428,
    );
    expect((await decide(scene, 'decline', scene.official, { headers: { 'If-Match': '"0"' } })).status).toBe(
      409,
    );
    const declined = await decide(scene, 'decline', scene.official);
    expect(declined.body).toMatchObject({ state: 'declined', reason: 'Clause 3 does not fit.' });
    expect((await signTransferAs(core, scene, scene.official)).status).toBe(409);
    await core.eventually(async () => (await mailsTo(core, scene.owner, 'mta_declined_owner')).length === 1);
    const [mail] = await mailsTo(core, scene.owner, 'mta_declined_owner');
    expect(mail?.body).toContain('Clause 3 does not fit.');

    expect((await decide(scene, 'reissue', scene.manager, { body: {} })).status).toBe(400);
    expect((await decide(scene, 'reissue', scene.manager, { headers: { 'If-Match': '"0"' } })).status).toBe(
      409,
    );
    const anew = await decide(scene, 'reissue', scene.manager);
    expect(anew.body).toMatchObject({ version: 2, state: 'signature_needed', signatures: [] });
    expect(anew.body.id).not.toBe(scene.id);
    expect(await read(scene, scene.admin)).toMatchObject({ state: 'voided' });
    expect((await decide(scene, 'reissue', scene.manager)).status).toBe(409);
    expect((await readTransfer(core, scene.request.id, scene.owner)).id).toBe(anew.body.id);
  });

  it('stays as it is once tissue was ordered under it', async () => {
    const scene = await buildTransferScene(core, { signed: 2 });
    await emit(core, TissueOrdered, { request_id: scene.request.id });
    await core.eventually(async () => !(await read(scene, scene.manager)).abilities.reissue);
    const refused = await decide(scene, 'reissue', scene.manager);
    expect([refused.status, refused.body.code]).toEqual([409, 'WRONG_STATE']);
  });
});

/** Of these agreements; the institutions of these tests have none that anyone signed. */
const findFaults = async () => (await verify()).faults.filter((fault) => fault.includes('MTA'));

it('has its seals checked as those of institutions are', async () => {
  const scene = await buildTransferScene(core, { signed: 2 });
  expect(await findFaults()).toEqual([]);
  const change = (assignment: string) =>
    core.build.sql(`update core.transfer_agreement set ${assignment} where id = $1`, [scene.id]);
  const [row] = await core.build.sql<{ official_signature_id: number; official_signature: string }>(
    'select official_signature_id, official_signature from core.transfer_agreement where id = $1',
    [scene.id],
  );
  await change("official_signature = 'Somebody Else'");
  expect(await findFaults()).toEqual([
    expect.stringMatching(new RegExp(`^MTA ${scene.id}: signature \\d+ was given by another name$`)),
  ]);
  await change(`official_signature = '${row?.official_signature}', official_signature_id = null`);
  expect(await findFaults()).toEqual([
    expect.stringMatching(
      new RegExp(`^signature \\d+ \\(MTA ${scene.id}\\): the agreement no longer names it$`),
    ),
  ]);
  await change(`official_signature_id = ${row?.official_signature_id}`);
  const unsigned = await buildTransferScene(core);
  await core.build.sql("update core.transfer_agreement set state = 'executed' where id = $1", [unsigned.id]);
  expect(await findFaults()).toEqual([
    `MTA ${unsigned.id}: no sealed signature and no confirmed scan stands for the institution`,
    `MTA ${unsigned.id}: no sealed signature and no confirmed scan stands for the foundation`,
  ]);
  await core.build.sql("update core.transfer_agreement set state = 'signature_needed' where id = $1", [
    unsigned.id,
  ]);
});

it('shows its way in its history', async () => {
  const scene = await buildTransferScene(core, { signed: 2 });
  const readSteps = async (as: TestPerson) => {
    const { body } = await core.call(`GET /history/?model=transfer-agreement&pk=${scene.id}`, { as });
    return body.results as { changes: Record<string, [unknown, unknown]> }[];
  };
  const states = (await readSteps(scene.admin)).map(({ changes }) => changes['state']?.[1]);
  expect(states).toEqual(['signature_needed', 'awaiting_execution', 'executed']);
  const fields = (await readSteps(scene.owner)).flatMap(({ changes }) => Object.keys(changes));
  expect(new Set(fields)).toEqual(new Set(['request_code', 'version', 'state']));
});
