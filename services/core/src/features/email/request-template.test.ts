/** Templates of mails about requests, whose words administrators change and whose places the researcher service fills. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findPrompts } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

/** What the researcher service answers, by path. */
const owning = new Map<string, unknown>();
let researcher: Server;
let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  researcher = createServer((incoming, outgoing) => {
    const found = owning.get((incoming.url ?? '').split('?')[0] ?? '');
    outgoing.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(found ?? { detail: 'Not found' }));
  });
  await new Promise<void>((resolve) => researcher.listen(0, '127.0.0.1', resolve));
  const { port } = researcher.address() as AddressInfo;
  core = await startCore({ SERVICE_URLS: JSON.stringify({ researcher: `http://127.0.0.1:${port}` }) });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(async () => {
  await core.stop();
  await new Promise((resolve) => researcher.close(resolve));
});

const named = async (key: string) => {
  const { body } = await core.call(`GET /email-template/?key=${key}`, { as: admin });
  return body.results[0];
};

it('templates of decisions about requests contain the places that say which request it is [P7-02 S4.3-14]', async () => {
  const template = await named('request_rejected');
  expect(template).toMatchObject({
    model_name: 'request',
    decision: 'request_rejected',
    required_placeholders: ['request_code', 'request_link'],
  });
  expect(findPrompts(template.body), 'the reason is for its writer to say').toEqual([
    '[Please say why here]',
  ]);
  expect(template.placeholders).toEqual(expect.arrayContaining(['project_title', 'support_email']));
  const path = `PATCH /email-template/${template.id}/`;
  const link = '<p><a href="{request_link}">Open it</a></p>';
  const lost = await core.call(path, { as: admin, body: { body: '<p>No.</p>' } });
  expect(lost).toMatchObject({
    status: 400,
    body: { body: ['The subject or message must include these placeholders: {request_link}'] },
  });
  const both = await core.call(path, { as: admin, body: { subject: 'No', body: '<p>No.</p>' } });
  expect(both.body.body[0]).toContain('{request_code}, {request_link}');
  const wrong = await core.call(path, {
    as: admin,
    body: { body: `${link}<p>{institution_name} {First name} {request_<strong>code</strong>}</p>` },
  });
  expect(wrong.body).toEqual({
    body: ['Unknown placeholders: institution_name, First name, request_code'],
  });
  const saved = await core.call(path, { as: admin, body: { body: link } });
  expect([saved.status, saved.body.body]).toEqual([200, link]);
});

it('a template about a request is filled by what its own service answers the caller, and only then', async () => {
  const { id } = await named('request_deferred');
  const owner = await core.build.person({ firstName: 'Grace' });
  owning.set('/request/7/', {
    id: 7,
    sfari_request_id: 'REQ000007',
    owner: { id: owner.id },
    project: { title: 'Sleep [pilot]' },
  });
  const filled = (object: number) =>
    core.call(`GET /email-template/${id}/filled/?object_id=${object}`, { as: admin });
  const { body } = await filled(7);
  expect(body.to).toEqual([owner.email]);
  expect(body.subject).toBe('We deferred our decision on your request REQ000007');
  expect(body.body).toContain('Dear Grace,');
  expect(body.body).toContain('“Sleep (pilot)”');
  expect(body.body).toMatch(/href="http[^"{]*\/request\/7"/);
  expect((await filled(8)).status).toBe(404);
});

it('has a Spanish text as a whole or not at all, with the same required places', async () => {
  const { id, subject_es, body_es } = await named('request_approved');
  const path = `PATCH /email-template/${id}/`;
  const patch = (body: object) => core.call(path, { as: admin, body });
  expect((await patch({ body_es: '' })).body).toEqual({ body_es: ['Required field'] });
  expect((await patch({ subject_es: '' })).body).toEqual({ subject_es: ['Required field'] });
  expect((await patch({ body_es: '<p>Sí.</p>', subject_es: 'Sí' })).body).toEqual({
    body_es: ['The subject or message must include these placeholders: {request_code}, {request_link}'],
  });
  expect((await patch({ body_es: `${body_es}<p>{nombre}</p>` })).body).toEqual({
    body_es: ['Unknown placeholders: nombre'],
  });
  expect((await patch({ subject_es: '', body_es: '' })).status).toBe(200);
  const saved = await patch({ subject_es, body_es: body_es.replace('Buenas noticias: ', '') });
  expect(saved.body.body_es).toContain('<p>aprobamos su solicitud');
});
