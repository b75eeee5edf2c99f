/** Who is notified of a dataset: those who have access to it and asked for mails about updates (decision 296). */
import { randomUUID } from 'node:crypto';
import { startHarness, type Harness } from '@portal/core/testing';
import { mailWords, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let dataset: string;
let reader: TestPerson;
let silent: TestPerson;

beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['access_admin'] });
});
afterAll(() => h?.stop());

const optIn = (person: TestPerson) =>
  h.build.sql('update core.account set dataset_update_email_opted_in = true where id = $1', [person.id]);
const grant = async (person: TestPerson, status = 'granted') => {
  const request = await make.request({ owner: person, status: status === 'granted' ? 7 : 14 });
  await h.build.sql('update researcher.request_dataset set dataset_id = $2 where request_id = $1', [
    request.id,
    dataset,
  ]);
  await h.build.sql(
    `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
    values ($1, $2, $3, 'Globus', $4), ($1, $2, $3, 'AWS', $4)`,
    [person.id, dataset, request.id, status],
  );
};
beforeEach(async () => {
  dataset = await make.dataset();
  [reader, silent] = [await h.build.person(), await h.build.person()];
  const [revoked, stranger] = [await h.build.person(), await h.build.person()];
  for (const person of [reader, revoked, stranger]) await optIn(person);
  for (const person of [reader, silent]) await grant(person);
  await grant(revoked, 'revoked');
});

const audience = (as = admin) => h.call(`GET /dataset/${dataset}/audience/`, { as });
const mail = (more: object = {}, as = admin) =>
  h.call(`POST /dataset/${dataset}/mail/`, {
    as,
    body: {
      key: randomUUID(),
      subject: 'News',
      body: '<p>New <em>files</em></p><script>x()</script>',
      ...more,
    },
  });
interface Queued {
  readonly key: string;
  readonly bcc: string[];
  readonly to: string[];
  readonly subject: string;
  readonly body: string;
  readonly template: string;
}
const queued = async (prefix: string): Promise<Queued[]> =>
  (
    await h.build.sql<{ data: Queued }>(
      "select data from jobs.job where name like 'mail.requested%' and data->>'key' like $1 order by created_on",
      [`${prefix}%`],
    )
  ).map(({ data }) => ({ ...data, body: mailWords(data.body) }));

it('counts and names people with access, each once', async () => {
  const { status, body } = await audience();
  expect([status, body.approved, body.opted_in]).toEqual([200, 2, 1]);
  expect(body.people).toHaveLength(2);
  expect(body.people).toContainEqual({
    id: reader.id,
    display_name: expect.any(String),
    institution: expect.any(String),
    opted_in: true,
  });
  expect(JSON.stringify(body)).not.toContain('@');
  expect((await audience(await h.build.person())).status).toBe(403);
});

describe('a mail', () => {
  it('goes as a blind copy to those with access who opted in, sanitized [S4.12-03]', async () => {
    const key = randomUUID();
    const { status, body } = await mail({ key });
    expect([status, body]).toEqual([202, { recipients: 1 }]);
    expect(await queued(`dataset-mail:${key}`)).toMatchObject([
      { to: [], bcc: [reader.email], subject: 'News', template: 'dataset_mail' },
    ]);
    const [{ body: html } = { body: '' }] = await queued(`dataset-mail:${key}`);
    expect(html).toMatch(/^<p>New <em>files<\/em><\/p>\nYou receive this because/);
    expect(html).not.toContain('script');
  });

  it('sent twice in parallel goes out once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([mail({ key }), mail({ key }), mail({ key })]);
    expect(answers.map(({ body }) => body)).toEqual([
      { recipients: 1 },
      { recipients: 1 },
      { recipients: 1 },
    ]);
    expect(await queued(`dataset-mail:${key}`)).toHaveLength(1);
  });

  it('says something', async () => {
    expect((await mail({ subject: ' ', body: '' })).body).toEqual({
      subject: ['Required field'],
      body: ['Required field'],
    });
    expect((await mail({ body: '<p></p><script>x()</script>' })).body).toEqual({ body: ['Required field'] });
    expect((await mail({ key: 'once' })).body).toEqual({ key: ['Not a valid UUID'] });
  });

  it('is of the newest version, and of administrators', async () => {
    await h.build.sql('update researcher.dataset set parent = $2 where id = $1', [
      dataset,
      await make.dataset(),
    ]);
    expect((await mail()).status).toBe(409);
    expect((await mail({}, await h.build.person({ roles: ['superuser'] }))).status).toBe(403);
  });

  it('has the limit of mails that staff write', async () => {
    const sender = await h.build.person({ roles: ['sfari_admin'] });
    await h.build.sql(
      `insert into researcher.dataset_mail (key, dataset_id, actor_id, recipients, created)
      values ($1, $2, $3, 1999, now()), ($4, $2, $3, 1999, now() - interval '25 hours')`,
      [randomUUID(), dataset, sender.id, randomUUID()],
    );
    expect((await mail({}, sender)).status).toBe(202);
    const refused = await mail({}, sender);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});

describe('a new version', () => {
  it('is sent to those who have access to it and opted in, by mail and in the bell', async () => {
    const { body } = await h.call('POST /dataset/', {
      as: admin,
      body: {
        parent: dataset,
        name: 'Sleep & more',
        description: 'Sleep',
        type: 1,
        cohort: await h.build.cohort('SSC'),
        release_date: '2026-11-01',
        data_access: 's3://data/v2/',
        change_notes: 'More people\n<b>Fewer</b> errors',
      },
    });
    const [sent, ...others] = await queued(`dataset-version:${body.id}`);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      to: [],
      bcc: [reader.email],
      subject: `Version 2 of Sleep & more (${body.dataset_id}) is available`,
    });
    expect(sent?.body).toContain('More people\n<b>Fewer</b> errors');
    expect(sent?.body).toContain(`/dataset/${body.dataset_id}`);
    const bell = await h.build.sql<{ data: { recipient_ids: number[] } }>(
      "select data from jobs.job where name like 'notification.requested%' and data->>'key' = $1",
      [`dataset-version:${body.id}`],
    );
    expect(bell.map(({ data }) => data.recipient_ids)).toEqual([[reader.id]]);
  });
});
