import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import {
  REVISED_PDF,
  buildScene,
  decidePaper,
  mailsTo,
  readAgreement,
  recordPaper,
  replaceBy,
  signAs,
  type AgreementScene,
} from './agreement.fixtures.ts';

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

const edit = (scene: AgreementScene, body: unknown, as = scene.admin, headers = {}) =>
  core.call(`PATCH /agreement/${scene.id}/`, { as, body, headers });

describe('the administrators’ form', () => {
  it('takes an agreement signed on paper, its dates at noon, and notifies the researchers [C4.6.5]', async () => {
    const scene = await buildScene(core);
    const recorded = await recordPaper(core, scene, { comments: 'Came by post' });
    expect(recorded.status).toBe(200);
    // Nothing counts yet but the comment.
    expect(recorded.body.additional_data).toMatchObject({
      status: 1,
      comments: 'Came by post',
      signature: null,
    });
    const second = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const answer = await decidePaper(core, scene, second, { paper: recorded.body.papers[0].id });
    expect(answer.status).toBe(200);
    expect(answer.body.additional_data).toEqual({
      status: 3,
      comments: 'Came by post',
      signature: 'Ada Official',
      signature_date: '2026-03-01T12:00:00',
      sf_signature: 'Lea Lead',
      sf_signature_date: '2026-03-02T12:00:00',
      revised_date: null,
    });
    expect(answer.body.signatures).toEqual([]);
    await core.eventually(
      async () => (await mailsTo(core, scene.researcher, 'rda_joinder_needed')).length === 1,
    );
  });

  it('hides its comments from the institution [C6.4.6 C6.4.7]', async () => {
    const scene = await buildScene(core);
    await edit(scene, { comments: 'For the office' });
    const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
    const seenBy = async (as: AgreementScene['admin']) =>
      (await core.call(`GET /agreement/${scene.id}/`, { as })).body;
    const staff = await seenBy(reviewer);
    expect(staff.additional_data.comments).toBe('For the office');
    expect(staff.abilities).toEqual({
      read: true,
      create: false,
      sign: false,
      countersign: false,
      edit: false,
      replace: false,
      confirm_paper: false,
      refuse_paper: false,
      remind: false,
    });
    const member = await seenBy(scene.researcher);
    expect(member.additional_data.comments).toBeNull();
    expect(member.institution.display_name).toBe(scene.institution.name);
    const file = await core.call(`GET /file/${scene.id}/`, { as: scene.researcher });
    expect(file.body.additional_data).toMatchObject({ status: 1, comments: null });
  });

  it('wants names and dates before it says that someone signed', async () => {
    const scene = await buildScene(core);
    const two = await edit(scene, { status: 2 });
    expect([two.status, Object.keys(two.body)]).toEqual([400, ['signature', 'signature_date', 'scan']]);
    const three = await edit(scene, { status: 3, signature: 'A', signature_date: '2026-01-01' });
    expect([three.status, Object.keys(three.body)]).toEqual([
      400,
      ['sf_signature', 'sf_signature_date', 'scan'],
    ]);
    for (const date of ['2026-02-30', '03/01/2026', '2026-03-01T00:00:00Z', ''])
      expect((await edit(scene, { signature_date: date })).status).toBe(400);
  });

  it('goes no step back, and changes no signature once the status is not 1 [C4.6.4]', async () => {
    const scene = await buildScene(core, { status: 2 });
    const refused = async (body: unknown) => {
      const answer = await edit(scene, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'WRONG_STATE']);
    };
    await refused({ status: 1 });
    await refused({ signature: 'Somebody Else' });
    await refused({ signature_date: '2020-01-01' });
    // What is sent unchanged, as a form does, is no change.
    const { additional_data: data } = await readAgreement(core, scene);
    expect((await edit(scene, { ...data, comments: 'Seen' })).status).toBe(200);
    await signAs(core, scene, scene.lead);
    await refused({ status: 2 });
    await refused({ status: 1 });
    await refused({ sf_signature: 'Somebody Else' });
  });

  it('comes back from None by a revised PDF or a new RDA alone', async () => {
    const scene = await buildScene(core, { status: 3 });
    expect((await edit(scene, { status: 4 })).body.additional_data.status).toBe(4);
    for (const status of [1, 2, 3]) {
      const answer = await edit(scene, { status });
      expect([status, answer.status, answer.body.code]).toEqual([status, 409, 'WRONG_STATE']);
    }
    expect((await edit(scene, { comments: 'Ended by letter' })).status).toBe(200);
    const revised = await replaceBy(core, scene, scene.admin);
    expect(revised.body.additional_data.status).toBe(1);
  });

  it('is for administrators, on the current agreement, and stale writes are refused', async () => {
    const scene = await buildScene(core);
    expect((await core.call(`PATCH /agreement/${scene.id}/`, { body: {} })).status).toBe(401);
    expect((await edit(scene, { comments: 'x' }, scene.official)).status).toBe(403);
    const stranger = await core.build.person({ roles: ['sbso'] });
    expect((await core.call(`GET /agreement/${scene.id}/`, { as: stranger })).status).toBe(404);
    const stale = await edit(scene, { comments: 'x' }, scene.admin, { 'If-Match': 'W/"old"' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    await core.build.sql('update core.institution set current_rda_id = null where id = $1', [
      scene.institution.id,
    ]);
    expect((await edit(scene, { comments: 'x' })).status).toBe(409);
  });
});

describe('a revised PDF', () => {
  it('voids signatures and preserves them, sets status 1, and asks for new joinders [C4.7.1]', async () => {
    const scene = await buildScene(core, { status: 3 });
    const links = () =>
      core.build.sql<{ id: number; joinder_date: string | null }>(
        'select id, joinder_date from core.user_institution where user_id = $1',
        [scene.researcher.id],
      );
    const [link] = await links();
    const agree = () =>
      core.call(`PATCH /user-institution/${link?.id}/`, {
        as: scene.researcher,
        body: { joinder_date: new Date().toISOString() },
      });
    expect((await agree()).status).toBe(200);

    const answer = await replaceBy(core, scene, scene.admin);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: scene.id,
      name: 'revised.pdf',
      size: REVISED_PDF.length,
      additional_data: {
        status: 1,
        comments: 'A clause was mended',
        signature: null,
        sf_signature: null,
        revised_date: `${new Date().toISOString().slice(0, 10)}T12:00:00`,
      },
      signatures: [{ voided: true }, { voided: true }],
    });
    expect((await links())[0]?.joinder_date).toBeNull();
    expect((await agree()).status).toBe(409);
    await core.eventually(
      async () => (await mailsTo(core, scene.official, 'rda_signature_needed')).length === 2,
    );
    // The joinder before stays on record.
    const history = await core.call(`GET /history/?model=user-institution&pk=${link?.id}`, {
      as: scene.admin,
    });
    const last = history.body.results.at(-1).changes.joinder_date;
    expect(last).toEqual([expect.any(String), null]);

    await signAs(core, scene, scene.official);
    await signAs(core, scene, scene.lead);
    expect((await agree()).status).toBe(200);
    expect((await readAgreement(core, scene)).signatures).toHaveLength(4);
  });

  it('stores the whole comment, or takes none', async () => {
    const scene = await buildScene(core);
    const comments = 'ä'.repeat(10_000);
    const answer = await replaceBy(core, scene, scene.admin, { comments });
    expect(answer.body.additional_data.comments).toBe(comments);
    for (const length of [10_001, 50_000]) {
      const refused = await replaceBy(core, scene, scene.admin, { comments: 'x'.repeat(length) });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['comments']]);
    }
  });

  it('must be a harmless PDF from an administrator; a refused one changes nothing [C5.6.1]', async () => {
    const scene = await buildScene(core, { status: 2 });
    expect((await replaceBy(core, scene, undefined)).status).toBe(401);
    expect((await replaceBy(core, scene, scene.official)).status).toBe(403);
    const picture = await replaceBy(core, scene, scene.admin, { content: 'GIF89a', name: 'rda.gif' });
    expect([picture.status, picture.body.detail]).toEqual([415, 'Please choose a PDF file']);
    expect((await replaceBy(core, scene, scene.admin, { content: '' })).status).toBe(400);
    const broken = await replaceBy(core, scene, scene.admin, { content: '%PDF-1.4 nothing more' });
    expect(Object.keys(broken.body)).toEqual(['file']);
    expect((await readAgreement(core, scene)).additional_data.status).toBe(2);
  });
});

describe('a new agreement', () => {
  it('takes the place of the one before, from the template or from a PDF [C4.6.5]', async () => {
    const scene = await buildScene(core, { status: 3 });
    const create = () =>
      core.call('POST /agreement/', { as: scene.admin, body: { institution: scene.institution.id } });
    const none = await create();
    expect([none.status, none.body.code]).toEqual([409, 'WRONG_STATE']);
    const form = new FormData();
    form.append('type', '4');
    form.append('file', new Blob([new Uint8Array(REVISED_PDF)]), 'template.pdf');
    expect((await core.call('POST /file/', { as: scene.admin, body: form })).status).toBe(201);
    const templates = await core.call('GET /rda-template/', { as: scene.admin });
    expect(templates.body.results).toMatchObject([{ name: 'template.pdf', current: true }]);

    const made = await create();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ current: true, additional_data: { status: 1 }, signatures: [] });
    expect(await readAgreement(core, scene)).toMatchObject({
      current: false,
      additional_data: { status: 3 },
      signatures: [{ voided: false }, { voided: false }],
    });
    const institution = await core.call(`GET /institution/${scene.institution.id}/`, { as: scene.admin });
    expect(institution.body.current_rda).toBe(made.body.id);
  });

  it('is made once of one template, though someone presses twice', async () => {
    const scene = await buildScene(core, { status: 3 });
    const create = () =>
      core.call('POST /agreement/', { as: scene.admin, body: { institution: scene.institution.id } });
    const form = new FormData();
    form.append('type', '4');
    form.append('file', new Blob([new Uint8Array(REVISED_PDF)]), 'template.pdf');
    await core.call('POST /file/', { as: scene.admin, body: form });
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    // Once it is signed, a new one may take its place.
    const made = answers.find(({ status }) => status === 201);
    await signAs(core, { id: String(made?.body.id) }, scene.official);
    expect((await create()).status).toBe(201);
  });

  it('is for approved institutions', async () => {
    const scene = await buildScene(core);
    const pending = await core.build.institution({ status: 2, rdaStatus: null });
    const create = (institution: number, as = scene.admin) =>
      core.call('POST /agreement/', { as, body: { institution } });
    expect((await create(pending.id)).status).toBe(409);
    expect(Object.keys((await create(999_999)).body)).toEqual(['institution']);
    expect((await create(scene.institution.id, scene.official)).status).toBe(403);
  });
});

it('is found by status, institution and search [C7.4.1]', async () => {
  const scene = await buildScene(core, { status: 2 });
  const list = async (query: string) =>
    (await core.call(`GET /agreement/?${query}`, { as: scene.admin })).body.results.map(
      ({ id }: { id: string }) => id,
    );
  expect(await list(`institution=${scene.institution.id}`)).toEqual([scene.id]);
  expect(await list('status=2&current=true')).toContain(scene.id);
  expect(await list('status=3')).not.toContain(scene.id);
  expect(await list(`search=${encodeURIComponent(scene.institution.name)}`)).toContain(scene.id);
  expect(await list('search=zyzzyva')).toEqual([]);
  const stranger = await core.build.person();
  expect((await core.call('GET /agreement/', { as: stranger })).body.results).not.toContainEqual(
    expect.objectContaining({ id: scene.id }),
  );
});
