import { transact } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCoreSettings } from '../../settings.ts';
import { startCore } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { freshAddress, registerResearcher } from '../../testing/register.ts';
import { createOrcidProofs } from './orcid.ts';
import { readForm, startOutsideServer, type OutsideServer } from '../../testing/outside-server.ts';

let orcid: OutsideServer;
let core: PostedCore;
const ID = '0000-0002-1825-0097';
beforeAll(async () => {
  orcid = await startOutsideServer();
  core = await startPostedCore({
    ORCID_URL: `${orcid.url}/`,
    ORCID_CLIENT_ID: 'APP-1',
    ORCID_CLIENT_SECRET: 'hush',
  });
});
afterAll(async () => {
  await core.stop();
  await orcid.stop();
});

describe('ORCID', () => {
  it('is asked with the code of the pop-up, and answers the iD alone [C7.3.8]', async () => {
    orcid.answers(200, { orcid: '0000-0002-1825-0097', access_token: 'secret', name: 'Josiah' });
    const answer = await core.call('GET /orcid/?code=abc123');
    expect([answer.status, answer.body]).toEqual([
      200,
      { payload: { orcid: '0000-0002-1825-0097', proof: expect.stringMatching(/^[\w.-]{80,}$/) } },
    ]);
    expect(orcid.received.at(-1)?.path).toBe('/oauth/token');
    expect(readForm(orcid.received.at(-1))).toEqual({
      client_id: 'APP-1',
      client_secret: 'hush',
      grant_type: 'authorization_code',
      redirect_uri: 'http://localhost:8080/orchid-redirect',
      code: 'abc123',
    });
  });

  it('that does not know the code, is a 400 on it [C7.3.8]', async () => {
    orcid.answers(400, { error: 'invalid_grant' });
    expect(await core.call('GET /orcid/?code=old')).toMatchObject({
      status: 400,
      body: { code: ['ORCID did not accept this code. Please try again'] },
    });
    expect((await core.call('GET /orcid/')).status).toBe(400);
    expect((await core.call('GET /orcid/?code=')).status).toBe(400);
  });

  it.each([
    ['is down', 503, {}],
    ['refuses us', 401, {}],
    ['cuts the line', 'broken', {}],
    ['answers rubbish', 200, { orcid: 'not one' }],
  ] as const)('that %s, is a clear 503', async (_, status, body) => {
    orcid.answers(status, body);
    const answer = await core.call('GET /orcid/?code=abc');
    expect(answer.status).toBe(503);
    expect(answer.body.detail).toBe("ORCID can't be reached right now. You can register without it");
  });

  it('is asked only so often from one place', async () => {
    await core.build.sql("insert into core.login_attempt values ('call:orcid:203.0.113.9', 100, $1)", [
      Date.now() + 60_000,
    ]);
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    expect((await core.call('GET /orcid/?code=abc', { headers })).status).toBe(429);
  });
});

describe('an iD', () => {
  const OTHER = '0000-0001-5109-3700';
  const REFUSED = ['Please connect your ORCID iD again, so that we know it is yours'];
  interface Connected {
    readonly orcid: string;
    readonly proof: string;
  }
  /** What the browser gets once ORCID named the person. */
  async function connect(as?: TestPerson, iD = ID): Promise<Connected> {
    orcid.answers(200, { orcid: iD });
    return (await core.call('GET /orcid/?code=abc', as ? { as } : {})).body.payload;
  }
  const register = (orcid_id: string, orcid_proof?: string) =>
    registerResearcher(core, { email: freshAddress(), orcid_id, ...(orcid_proof ? { orcid_proof } : {}) });
  const save = (person: TestPerson, body: object, as = person) =>
    core.call(`PATCH /user/${person.id}/`, { as, body });

  it('is written down at registration only with the proof of the exchange, once', async () => {
    const { proof } = await connect();
    const [stem, signature] = [proof.slice(0, -43), proof.slice(-43)];
    const forged = `${stem}${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const [iD, given] of [[ID], [ID, 'x'], [ID, forged], [OTHER, proof]] as const)
      expect(await register(iD, given)).toMatchObject({ status: 400, body: { orcid_id: REFUSED } });
    expect((await register(ID, proof)).status).toBe(201);
    expect(await register(ID, proof)).toMatchObject({ status: 400, body: { orcid_id: REFUSED } });
  });

  it('is proved for an hour', async () => {
    const { proof } = await connect();
    const seconds = Number(proof.split('.')[0]) - Date.now() / 1000;
    expect(Math.round(seconds / 60)).toBe(60);
    const { database, environment } = core.parts;
    const proofs = createOrcidProofs(readCoreSettings(environment.variables, environment.publicUrl));
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
    const late = transact(database, { actorId: null }, (work) =>
      proofs.take(work, { orcid: ID, userId: 0, proof, field: 'orcid_id' }),
    );
    await expect(late).rejects.toMatchObject({ fields: { orcid_id: REFUSED } });
    now.mockRestore();
  });

  it('is used by one of several in parallel', async () => {
    const { proof } = await connect();
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await register(ID, proof)).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 400, 400, 400]);
  });

  it("of one's own profile needs the proof that this very account got", async () => {
    const [person, other] = [await core.build.person(), await core.build.person()];
    const visitor = await connect();
    const { orcid: iD, proof } = await connect(person);
    expect(await save(person, { orcid: iD })).toMatchObject({ status: 400, body: { orcid: REFUSED } });
    expect((await save(person, { orcid: iD, orcid_proof: visitor.proof })).status).toBe(400);
    expect((await save(other, { orcid: iD, orcid_proof: proof })).status).toBe(400);
    const saved = await save(person, { orcid: iD, orcid_proof: proof });
    expect([saved.status, saved.body.orcid]).toEqual([200, iD]);
    // What is known may be sent again, and one's own may be taken away.
    expect((await save(person, { orcid: iD, title: 'Professor' })).status).toBe(200);
    expect((await save(person, { orcid: null })).body.orcid).toBeNull();
    expect((await save(person, { orcid: iD, orcid_proof: proof })).status).toBe(400);
  });

  it('is corrected by staff for someone, with a line in the history, and not for themselves', async () => {
    const person = await core.build.person();
    const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    expect((await save(person, { orcid: OTHER }, admin)).body.orcid).toBe(OTHER);
    const { body } = await core.call(`GET /history/?model=user&pk=${person.id}`, { as: admin });
    expect(body.results.at(-1)).toMatchObject({
      changes: { orcid: [null, OTHER] },
      modifier: { id: admin.id },
    });
    expect((await save(admin, { orcid: OTHER })).status).toBe(400);
  });
});

describe('settings of the registration page', () => {
  it('name the page of ORCID where the flow begins', async () => {
    const { status, body } = await core.call('GET /sign-up-settings/');
    expect(status).toBe(200);
    expect(body.recaptcha_site_key).toBeNull();
    const url = new URL(body.orcid_authorize_url);
    expect(`${url.origin}${url.pathname}`).toBe(`${orcid.url}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'APP-1',
      response_type: 'code',
      scope: '/authenticate',
      redirect_uri: 'http://localhost:8080/orchid-redirect',
    });
    expect(JSON.stringify(body)).not.toContain('hush');
  });

  it('name none where ORCID is not set up', async () => {
    const plain = await startCore();
    try {
      expect((await plain.call('GET /sign-up-settings/')).body).toEqual({
        orcid_authorize_url: null,
        recaptcha_site_key: null,
      });
      expect((await plain.call('GET /orcid/?code=abc')).status).toBe(503);
    } finally {
      await plain.stop();
    }
  });
});
