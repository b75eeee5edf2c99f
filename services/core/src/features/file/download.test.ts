import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dayIn, DEFAULT_BRANDING } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { createRequestFactories } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { PDF, upload } from '../../testing/uploads.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const readStatus = async (id: string, as?: TestPerson) =>
  (await core.call(`GET /file/${id}/`, as ? { as } : {})).status;

/** The link without its origin, as the gateway passes it on. */
const writePath = (link: string): string => {
  const url = new URL(link);
  return url.pathname.replace(/^\/api/, '') + url.search;
};

async function follow(link: string, as?: TestPerson): Promise<Response> {
  const headers = new Headers();
  if (as) headers.set('Authorization', `Bearer ${(await core.login({ email: as.email })).body.token}`);
  return fetch(new URL(writePath(link), core.service.url), { headers, redirect: 'manual' });
}

it('is for the creator, staff, and readers of the project it belongs to', async () => {
  const creator = await core.build.person();
  const member = await core.build.person();
  const stranger = await core.build.person();
  const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
  const { id } = (await upload(core, creator)).body;
  expect(await readStatus(id)).toBe(401);
  expect(await readStatus(id, creator)).toBe(200);
  expect(await readStatus(id, reviewer)).toBe(200);
  expect(await readStatus(id, stranger)).toBe(404);
  expect(await readStatus(id, member)).toBe(404);
  const make = createRequestFactories(core);
  const project = await make.project(creator);
  await make.irb(project, id);
  await make.member(project, member);
  expect(await readStatus(id, member)).toBe(200);
  expect(await readStatus(id, stranger)).toBe(404);
  expect(await readStatus('not-a-uuid', creator)).toBe(404);
});

it('shows an agreement to its own institution', async () => {
  const member = await core.build.person();
  const stranger = await core.build.person();
  const [row] = await core.build.sql<{ current_rda_id: string }>(
    'select current_rda_id from core.institution where id = $1',
    [member.institutionId],
  );
  expect(await readStatus(row?.current_rda_id ?? '', member)).toBe(200);
  expect(await readStatus(row?.current_rda_id ?? '', stranger)).toBe(404);
});

it('serves the bytes by a link of five minutes, as an attachment that can do nothing [R7-21]', async () => {
  const creator = await core.buildAccount();
  const { id } = (await upload(core, creator, { name: 'Brief Zürich.pdf' })).body;
  const { body } = await core.call(`GET /file/${id}/?signed_url=True`, { as: creator });
  const link = new URL(body.signed_url);
  expect(link.origin).toBe('http://localhost:8080');
  const minutes = (Number(link.searchParams.get('expires')) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(4.9);
  expect(minutes).toBeLessThanOrEqual(5);

  const answer = await follow(body.signed_url, creator);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-length')).toBe(String(PDF.length));
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Brief Z_rich.pdf"; filename*=UTF-8''Brief%20Z%C3%BCrich.pdf`,
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
});

it('refuses links that are old, changed or of another file', async () => {
  const creator = await core.build.person();
  const [one, other] = [(await upload(core, creator)).body.id, (await upload(core, creator)).body.id];
  const link = (await core.call(`GET /file/${one}/?signed_url=true`, { as: creator })).body.signed_url;
  const path = writePath(link);
  const later = path.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 60_000}`);
  const past = path.replace(/expires=\d+/, 'expires=1000');
  for (const forged of [later, past, path.replace(one, other)])
    expect((await core.call(`GET ${forged}`, { as: creator })).status).toBe(403);
  expect((await core.call(`GET /file/${one}/content/`)).status).toBe(400);
});

it('opens for whom the link was made, and for no one else who may read the file', async () => {
  const creator = await core.buildAccount();
  const reviewer = await core.buildAccount({ roles: ['sfari_reviewer'], institution: null });
  const { id } = (await upload(core, creator)).body;
  const linkFor = async (as: TestPerson) =>
    (await core.call(`GET /file/${id}/?signed_url=true`, { as })).body.signed_url as string;
  const [own, others] = [await linkFor(creator), await linkFor(reviewer)];
  expect((await follow(own, creator)).status).toBe(200);
  expect((await follow(others, reviewer)).status).toBe(200);
  expect((await follow(own, reviewer)).status).toBe(403);
  expect((await follow(own)).status).toBe(403);
});

it('with lost bytes is a clear error, not a failure of the server', async () => {
  const creator = await core.build.person();
  const { id } = (await upload(core, creator)).body;
  const link = (await core.call(`GET /file/${id}/?signed_url=true`, { as: creator })).body.signed_url;
  const [stored] = await core.build.sql<{ storage_key: string }>(
    'select storage_key from core.file where id = $1',
    [id],
  );
  await rm(join(core.dataDir, 'files', stored?.storage_key ?? ''));
  for (const answer of [
    await core.call(`GET /file/${id}/?base64=true`, { as: creator }),
    await core.call(`GET ${writePath(link)}`, { as: creator }),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'WRONG_STATE']);
});

describe('an IRB letter that has ended', () => {
  const day = (days: number) => addDays(dayIn(new Date(), DEFAULT_BRANDING.time_zone), days);
  async function buildLetter(renewal: string | null) {
    const make = createRequestFactories(core);
    const owner = await core.build.person();
    const { id } = (await upload(core, owner)).body;
    const project = await make.project(owner);
    await make.irb(project, id);
    const end = (date: string | null) =>
      core.build.sql('update researcher.irb set renewal_date = $2 where file_id = $1', [id, date]);
    await end(renewal);
    return { make, owner, project, id, end };
  }
  const download = async (id: string, as: TestPerson) => {
    const link = await core.call(`GET /file/${id}/?signed_url=true`, { as });
    const bytes = await core.call(`GET /file/${id}/?base64=true`, { as });
    return [link.status, bytes.status];
  };

  it('is refused to its owner and the team, in words, and not to staff [R4-08]', async () => {
    const { make, owner, project, id } = await buildLetter(day(-1));
    const member = await core.build.person();
    await make.member(project, member);
    for (const as of [owner, member]) expect(await download(id, as)).toEqual([403, 403]);
    const refused = await core.call(`GET /file/${id}/?signed_url=true`, { as: owner });
    expect(refused.body).toMatchObject({ code: 'FORBIDDEN', detail: 'Your IRB has expired.' });
    // that it is there stays to be seen
    expect(await readStatus(id, owner)).toBe(200);
    for (const role of ['sfari_admin', 'sfari_reviewer', 'abn_proj_mgr', 'internal_read_only'] as const)
      expect(await download(id, await core.build.person({ roles: [role] }))).toEqual([200, 200]);
  });

  it.each([day(0), day(1), null])('is handed out while it lasts: %s', async (renewal) => {
    const { owner, id } = await buildLetter(renewal);
    expect(await download(id, owner)).toEqual([200, 200]);
  });

  it('is handed out where the same file is a letter of another project that lasts', async () => {
    const { make, owner, id } = await buildLetter(day(-1));
    await make.irb(await make.project(owner), id);
    expect(await download(id, owner)).toEqual([200, 200]);
  });
});
