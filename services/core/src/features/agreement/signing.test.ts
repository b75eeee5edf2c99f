import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { ageProof, enroll, showCode } from '../../testing/second-factors.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { RDA_PDF, buildScene, mailsTo, readAgreement, replaceBy, signAs } from './agreement.fixtures.ts';

let core: CoreHarness;
let mailServer: TestMailServer;
beforeAll(async () => {
  mailServer = await createTestMailServer();
  core = await startCore({ SMTP_URL: mailServer.url }, { runs: 'events' });
});
afterAll(async () => {
  await core.stop();
  await mailServer.down();
});

const SHA = createHash('sha256').update(RDA_PDF).digest('hex');
const today = (): string => `${new Date().toISOString().slice(0, 10)}T12:00:00`;

it('is signed by the official, then for the foundation, and everyone concerned gets a mail [C3.0.4 C4.6.1 C4.6.2 C4.6.3 C6.4.3 C6.4.5]', async () => {
  const scene = await buildScene(core);
  expect(await readAgreement(core, scene)).toMatchObject({
    current: true,
    official: { id: scene.official.id, display_name: scene.official.displayName },
    additional_data: {
      status: 1,
      comments: null,
      signature: null,
      signature_date: null,
      sf_signature: null,
      sf_signature_date: null,
      revised_date: null,
    },
    signatures: [],
  });
  const signed = await signAs(core, scene, scene.official, { sha256: SHA });
  expect(signed.status).toBe(200);
  expect(signed.body).toMatchObject({
    additional_data: {
      status: 2,
      signature: scene.official.displayName,
      signature_date: today(),
      sf_signature: null,
    },
    signatures: [
      {
        role: 'official',
        signer: { id: scene.official.id },
        typed_name: scene.official.displayName,
        meaning: `I have read this agreement and sign it for ${scene.institution.name}.`,
        sha256: SHA,
        voided: false,
      },
    ],
    abilities: { sign: false },
  });
  await core.eventually(async () => (await mailsTo(core, scene.lead, 'rda_awaiting_execution')).length === 1);
  const copies = () => mailsTo(core, scene.official, 'rda_signed');
  await core.eventually(async () => (await copies()).length === 1);

  const executed = await signAs(core, scene, scene.lead);
  expect(executed.body).toMatchObject({
    additional_data: { status: 3, sf_signature: scene.lead.displayName, sf_signature_date: today() },
    signatures: [{ role: 'official' }, { role: 'foundation', signer: { id: scene.lead.id } }],
  });
  await core.eventually(
    async () => (await mailsTo(core, scene.researcher, 'rda_joinder_needed')).length === 1,
  );
  await core.eventually(async () => (await mailsTo(core, scene.official, 'rda_fully_executed')).length === 1);
  const [mail] = await mailsTo(core, scene.researcher, 'rda_joinder_needed');
  expect(mail?.body).toContain('http://localhost:8080/joinder');
  const events = await core.build.sql(
    "select 1 from jobs.job where name = 'person.readiness-changed.researcher' and data -> 'user_ids' @> $1",
    [JSON.stringify([scene.researcher.id])],
  );
  expect(events.length).toBeGreaterThan(0);
});

it('records in the log of mails, and to the services that evaluate readiness, by which call it was given', async () => {
  const scene = await buildScene(core, { status: 2 });
  const correlation = `countersigned-${scene.institution.id}`;
  const signed = await signAs(core, scene, scene.lead, {}, { 'X-Correlation-Id': correlation });
  expect(signed.status).toBe(200);
  const logged = async () => {
    const path = `GET /email/?model_name=agreement&object_id=${scene.id}&limit=100`;
    const { body } = await core.call(path, { as: scene.admin });
    return body.results.filter((mail: { correlation_id: string }) => mail.correlation_id === correlation);
  };
  await core.eventually(async () => (await logged()).length === 3);
  const templates = (await logged()).map((mail: { email_template: string }) => mail.email_template);
  expect(templates.toSorted()).toEqual(['rda_fully_executed', 'rda_joinder_needed', 'rda_signed']);
  const notified = await core.build.sql(
    "select 1 from jobs.job where name = 'person.readiness-changed.researcher' and data ->> 'correlation_id' = $1",
    [correlation],
  );
  expect(notified).toHaveLength(1);
});

describe('a signature is refused', () => {
  it('with another name than the display name, exactly [C5.4.1 C8.6.5]', async () => {
    const scene = await buildScene(core);
    const name = scene.official.displayName;
    for (const signature of [name.toLowerCase(), `${name} `, '', 'Somebody Else']) {
      const answer = await signAs(core, scene, scene.official, { signature });
      expect([answer.status, answer.body]).toEqual([
        400,
        { signature: ['Signature does not match full name'] },
      ]);
    }
    expect((await readAgreement(core, scene)).additional_data.status).toBe(1);
  });

  it('with a wrong password, and after many of them with the right one too', async () => {
    const scene = await buildScene(core);
    for (let guess = 1; guess <= 10; guess += 1) {
      const answer = await signAs(core, scene, scene.official, { password: `guess ${guess}` });
      expect([answer.status, answer.body]).toEqual([400, { password: ['Incorrect password'] }]);
    }
    const answer = await signAs(core, scene, scene.official);
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // Guesses here prevent no one from logging in, and those of strangers there no one from signing.
    expect((await core.login({ email: scene.official.email })).status).toBe(200);
  });

  it('with the right password, however often strangers guessed at the login', async () => {
    const scene = await buildScene(core);
    for (let guess = 1; guess <= 11; guess += 1)
      await core.login({ email: scene.official.email, password: `guess ${guess}` });
    expect((await core.login({ email: scene.official.email })).status).toBe(429);
    expect((await signAs(core, scene, scene.official)).status).toBe(200);
  });

  it('from anyone but the present official, and at the foundation from anyone but a lead', async () => {
    const scene = await buildScene(core);
    const colleague = await core.buildAccount({ roles: ['sbso'], institution: scene.institution });
    const stranger = await core.buildAccount({ roles: ['sbso'] });
    expect((await signAs(core, scene, undefined)).status).toBe(401);
    expect((await signAs(core, scene, colleague)).status).toBe(403);
    expect((await signAs(core, scene, stranger)).status).toBe(404);
    expect((await signAs(core, scene, scene.researcher)).status).toBe(403);
    expect((await signAs(core, scene, scene.admin)).status).toBe(403);
    await signAs(core, scene, scene.official);
    const asAdmin = await core.call(`POST /agreement/${scene.id}/countersign/`, {
      as: scene.admin,
      body: { signature: scene.admin.displayName, password: PASSWORD },
    });
    expect(asAdmin.status).toBe(403);
  });

  it('from one person for both sides', async () => {
    const scene = await buildScene(core);
    await core.build.sql(
      `insert into core.account_group (account_id, role) values ($1, 'sfari_admin_lead')`,
      [scene.official.id],
    );
    await signAs(core, scene, scene.official);
    const answer = await core.call(`POST /agreement/${scene.id}/countersign/`, {
      as: scene.official,
      body: { signature: scene.official.displayName, password: PASSWORD },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await signAs(core, scene, scene.lead)).status).toBe(200);
  });

  it('out of turn, twice, on an older agreement, or for an institution that is not approved', async () => {
    const scene = await buildScene(core);
    const early = await signAs(core, scene, scene.lead);
    expect([early.status, early.body.code]).toEqual([409, 'WRONG_STATE']);
    await core.build.sql('update core.institution set status = 5 where id = $1', [scene.institution.id]);
    expect((await signAs(core, scene, scene.official)).status).toBe(409);
    await core.build.sql('update core.institution set status = 3 where id = $1', [scene.institution.id]);
    await signAs(core, scene, scene.official);
    expect((await signAs(core, scene, scene.official)).status).toBe(409);
    await core.build.sql('update core.institution set current_rda_id = null where id = $1', [
      scene.institution.id,
    ]);
    expect((await signAs(core, scene, scene.lead)).status).toBe(409);
  });

  it('while acting as another person', async () => {
    const scene = await buildScene(core);
    const superuser = await core.build.person({ roles: ['superuser'], institution: null });
    await core.build.sql('update core.session set impersonator_id = $1 where id = $2', [
      superuser.id,
      scene.official.sessionId,
    ]);
    expect((await signAs(core, scene, scene.official)).status).toBe(403);
    const read = await core.call(`GET /agreement/${scene.id}/`, { as: scene.official });
    expect(read.body.abilities.sign).toBe(false);
  });

  it('on another document than the one that was read', async () => {
    const scene = await buildScene(core);
    const read = await core.call(`GET /agreement/${scene.id}/`, { as: scene.official });
    await replaceBy(core, scene, scene.admin);
    const byHash = await signAs(core, scene, scene.official, { sha256: SHA });
    expect([byHash.status, byHash.body.code]).toEqual([409, 'STALE']);
    const etag = read.headers.get('etag') ?? '';
    const byTag = await signAs(core, scene, scene.official, {}, { 'If-Match': etag });
    expect([byTag.status, byTag.body.code]).toEqual([409, 'STALE']);
  });
});

describe('of two in parallel', () => {
  it('one lead signs for the foundation', async () => {
    const scene = await buildScene(core, { status: 2 });
    const other = await core.buildAccount({ roles: ['sfari_admin_lead'], institution: null });
    const answers = await Promise.all([signAs(core, scene, scene.lead), signAs(core, scene, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await readAgreement(core, scene)).signatures).toHaveLength(2);
  });

  it('a signature and the disabling of its institution leave no current agreement', async () => {
    const scene = await buildScene(core);
    const [signature, disabled] = await Promise.all([
      signAs(core, scene, scene.official),
      core.call(`POST /institution/${scene.institution.id}/disable/`, { as: scene.admin, body: {} }),
    ]);
    expect(disabled.status).toBe(200);
    expect([200, 409]).toContain(signature.status);
    const agreement = await readAgreement(core, scene);
    expect([agreement.current, agreement.signatures.length]).toEqual([
      false,
      signature.status === 200 ? 1 : 0,
    ]);
    expect((await signAs(core, scene, scene.lead)).status).toBe(409);
  });

  it('a signature never lands on a document that an administrator has replaced', async () => {
    for (let round = 0; round < 3; round += 1) {
      const scene = await buildScene(core);
      const [signed, replaced] = await Promise.all([
        signAs(core, scene, scene.official, { sha256: SHA }),
        replaceBy(core, scene, scene.admin),
      ]);
      // The person who comes second and saw the older version gets a message; no one overwrites the other unseen.
      expect(['200 200', '200 409', '409 200']).toContain(`${signed.status} ${replaced.status}`);
      const after = await readAgreement(core, scene);
      const isReplaced = replaced.status === 200;
      expect(after.additional_data.status).toBe(isReplaced ? 1 : 2);
      for (const signature of after.signatures)
        expect(signature).toMatchObject({ sha256: SHA, voided: isReplaced });
    }
  });
});

it('preserves signatures as they were written, no matter who asks for a change', async () => {
  const scene = await buildScene(core, { status: 2 });
  await expect(
    core.build.sql("update core.signature set typed_name = 'Other' where file_id = $1", [scene.id]),
  ).rejects.toThrow(/never changed/);
  await expect(core.build.sql('delete from core.signature where file_id = $1', [scene.id])).rejects.toThrow(
    /never changed/,
  );
  const grants = await core.build.sql<{ privilege_type: string }>(
    `select distinct privilege_type from information_schema.role_table_grants
     where table_schema = 'core' and table_name = 'signature' and grantee like '%_core' order by 1`,
  );
  expect(grants.map((grant) => grant.privilege_type)).toEqual(['INSERT', 'SELECT']);
});

it('asks someone with a second factor for a fresh proof, and takes the signature after it', async () => {
  const scene = await buildScene(core);
  const { secret } = await enroll(core, scene.official);
  await ageProof(core, scene.official);
  const refused = await signAs(core, scene, scene.official, { sha256: SHA });
  expect(refused).toMatchObject({ status: 403, body: { code: 'PROOF_REQUIRED' } });
  expect((await readAgreement(core, scene)).signatures).toEqual([]);
  const body = { code: showCode(secret) };
  expect((await core.call('POST /session/proof/', { as: scene.official, body })).status).toBe(204);
  expect((await signAs(core, scene, scene.official, { sha256: SHA })).status).toBe(200);
});
