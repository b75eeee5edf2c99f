/** The mail of a decision: words of its template, filled; seen only by who sees the request. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMAIL_TYPES } from '@portal/contract';
import { findPrompts } from '@portal/contract/mail-rules';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildRequest, type BuiltRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';

/** Replaces the researcher service: it knows the built requests and writes down what it was asked. */
let researcher: Server;
let harness: Harness;
let admin: TestPerson;
let member: TestPerson;
let request: BuiltRequest;
let other: BuiltRequest;
const asked: { url: string; authorization: string | undefined }[] = [];

const wire = (one: BuiltRequest) => ({
  id: one.id,
  sfari_request_id: one.code,
  display_name: one.code,
  type: 1,
  status: 3,
  owner: { id: one.owner.id, display_name: one.owner.displayName },
  institution: null,
  project: { id: one.projectId, sfari_project_id: 'PRJ000001', title: one.projectTitle },
  cohorts: [],
  created: '2026-01-01T12:00:00Z',
  modified: '2026-01-01T12:00:00Z',
  submission_date: null,
  decision_date: null,
  fulfillment_date: null,
  expiration_date: null,
  review_users: [],
  abilities: {},
  decisions: [],
  access_control_list: [
    { user_id: member.id, display_name: member.displayName, removal_date: null, verified: true },
  ],
});

beforeAll(async () => {
  researcher = createServer((incoming, outgoing) => {
    asked.push({ url: incoming.url ?? '', authorization: incoming.headers.authorization });
    const found = [request, other].find(({ id }) => incoming.url?.startsWith(`/request/${id}/`));
    outgoing.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(found ? wire(found) : { detail: 'Not found' }));
  });
  await new Promise<void>((resolve) => researcher.listen(0, '127.0.0.1', resolve));
  const { port } = researcher.address() as AddressInfo;
  harness = await startHarness(definition, {
    SERVICE_URLS: JSON.stringify({ researcher: `http://127.0.0.1:${port}` }),
    BRANDING_SUPPORT_EMAIL: 'help@foundation.test',
    MAIL_FROM: 'portal@foundation.test',
  });
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  member = await harness.build.person();
  request = await buildRequest(harness.build, { title: 'Sleep <b>& rest</b> [pilot study]' });
  other = await buildRequest(harness.build, { title: 'Dreams' });
});
afterAll(async () => {
  await harness.stop();
  await new Promise((resolve) => researcher.close(resolve));
});

const info = (type: string, id: number | string = request.id, as: TestPerson | undefined = admin) =>
  harness.call(`GET /email-info/?email_type=${type}&model_name=request&obj_ids=${id}`, {
    ...(as ? { as } : {}),
    role: as ? 'sfari_admin' : '',
  });

it.each(EMAIL_TYPES)(
  '%s is addressed to the owner and names the request, the project and a link [S7-12]',
  async (type) => {
    const { status, body } = await info(type);
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: 'portal@foundation.test', to: [request.owner.email], bcc: [] });
    // The frame of every email says where to ask.
    expect(body.body).not.toContain('help@foundation.test');
    expect(body.subject).toContain(request.code);
    expect(body.body).toContain('Sleep &#60;b&#62;');
    expect(body.body).toContain(`href="http://localhost:8080/request/${request.id}"`);
  },
);

it('leaves to write what its own words leave, whatever the title contains', async () => {
  const places = async (type: string) => findPrompts((await info(type)).body.body);
  expect(await places('request_revisions_requested')).toEqual(['[Please list the changes here]']);
  expect(await places('request_conditionally_approved')).toEqual(['[Please list the conditions here]']);
  expect(await places('request_approved')).toEqual([]);
});

it('notifies the team too when the team is what the request waits for', async () => {
  expect((await info('request_approved_pending_team')).body.cc).toEqual([member.email]);
  expect((await info('request_approved')).body.cc).toEqual([]);
});

it('writes to the owners of several requests as blind copies, and names no one [S7-12]', async () => {
  const { status, body } = await info('request_deferred', `${request.id},${other.id},${request.id}`);
  expect(status).toBe(200);
  expect(body.to.toSorted()).toEqual([request.owner.email, other.owner.email].toSorted());
  expect(body.bcc_all).toBe(true);
  expect(body.subject).toBe(`We deferred our decision on your request ${request.code}, ${other.code}`);
  expect(body.body).toContain('Dear colleagues,');
  expect(body.body).toContain('(pilot study)”, “Dreams”');
  expect(body.body).toContain('href="http://localhost:8080/request"');
  expect((await info('request_deferred')).body.bcc_all).toBe(false);
});

it('gives no mail about any request when one of them must not be seen, and none about too many', async () => {
  expect((await info('request_deferred', `${request.id},2000000000`)).status).toBe(404);
  const ids = (count: number) => Array.from({ length: count }, (_, index) => 1_000_000 + index).join(',');
  expect((await info('request_deferred', ids(51))).status).toBe(400);
  expect((await info('request_deferred', ids(50))).status).toBe(404);
  expect((await info('request_deferred', '')).status).toBe(400);
  expect((await info('request_deferred', '1,x')).status).toBe(400);
});

it('takes the words that administrators left a moment ago [P7-02]', async () => {
  const words = {
    subject: 'About {request_code}',
    body: '<p>{first_name}: {request_link} of {product_name}</p>',
  };
  const update =
    'update core.email_template set subject = $1, body = $2 where decision = $3 returning subject';
  const before = (await info('request_rejected')).body;
  await harness.build.sql(update, [words.subject, words.body, 'request_rejected']);
  const { body } = await info('request_rejected');
  expect(body.subject).toBe(`About ${request.code}`);
  expect(body.body).toContain(`/request/${request.id} of `);
  expect(before.body).toContain('This decision is final for this request.');
});

it('asks the owner of the request with the token and role of the caller, and passes its 404 on', async () => {
  asked.length = 0;
  expect((await info('request_rejected', 2_000_000_000)).status).toBe(404);
  expect(asked[0]?.url).toContain('role=sfari_admin');
  expect(asked[0]?.authorization).toMatch(/^Bearer ey/);
});

const speaks = (person: { readonly id: number }, language: string | null) =>
  harness.build.sql('update core.account set language = $2 where id = $1', [person.id, language]);

it('is written in the language of its reader, and comes with the English text beside it', async () => {
  await speaks(request.owner, 'es');
  const { body } = await info('request_approved');
  expect(body).toMatchObject({
    language: 'es',
    recipient_languages: ['es'],
    subject: `Su solicitud ${request.code} recibió la aprobación`,
    translations: [{ language: 'en', subject: `Your request ${request.code} is approved` }],
  });
  expect(body.body).toContain('Abrir la solicitud');
  expect(body.translations[0].body).toContain('Open request');
  const both = (await info('request_deferred', `${request.id},${other.id}`)).body;
  expect(both.recipient_languages.toSorted()).toEqual(['en', 'es']);
  expect(both).toMatchObject({ language: 'en', translations: [{ language: 'es' }] });
  expect(both.translations[0].body).toContain('Hola, colegas:');
  await speaks(request.owner, null);
  expect((await info('request_approved')).body).toMatchObject({
    language: 'en',
    recipient_languages: ['en'],
  });
});

it('is English to a reader of Spanish while its template has no Spanish text', async () => {
  const stored = "core.email_template where decision = 'request_question'";
  const [before] = await harness.build.sql<{ body_es: string }>(`select body_es from ${stored}`);
  const change = (text = '') =>
    harness.build.sql(`update ${stored.replace(' where', ' set body_es = $1 where')}`, [text]);
  await speaks(request.owner, 'es');
  await change();
  expect((await info('request_question')).body).toMatchObject({
    language: 'en',
    recipient_languages: ['es'],
    translations: [],
  });
  await change(before?.body_es);
  await speaks(request.owner, null);
});

it('refers to changes that are listed apart from the letter, in each language', async () => {
  const { body } = await info('request_revisions_requested&lists_changes=true');
  expect(body.body).toContain('<p>Please see the requested changes below.</p>');
  expect(body.translations[0].body).toContain('<p>Consulte más abajo los cambios solicitados.</p>');
  expect(findPrompts(body.body)).toEqual([]);
});

it('refuses other roles, unknown types and no one', async () => {
  expect((await info('request_forgotten')).status).toBe(400);
  expect((await harness.call('GET /email-info/?email_type=request_rejected', { as: member })).status).toBe(
    403,
  );
  expect((await harness.call('GET /email-info/')).status).toBe(401);
});
