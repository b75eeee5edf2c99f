import { MailRequested } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { PDF, upload } from '../../testing/uploads.ts';
import { makeMessageId } from './email.jobs.ts';

let server: TestMailServer;
let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  server = await createTestMailServer();
  core = await startCore({ SMTP_URL: server.url, BRANDING_PRODUCT_NAME: 'Test Base' }, { runs: 'events' });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
beforeEach(() => server.up());
afterAll(async () => {
  await core.stop();
  await server.down();
});

let number = 0;
const request = (more: Readonly<Record<string, unknown>> = {}) => {
  number += 1;
  return {
    key: `decision:${number}`,
    template: 'approved',
    model_name: 'request',
    object_id: String(number),
    to: ['pi@lakeside.test'],
    cc: ['so@lakeside.test'],
    bcc: ['archive@foundation.test'],
    subject: `Your request ${number} was approved`,
    body: '<p>Dear Maya &amp; team,</p><p><a href="https://portal.test/request/1">Open the request</a></p><script>x</script>',
    actor_id: null,
    ...more,
  };
};
interface EmailRow {
  readonly id: number;
  readonly status: string;
  readonly attempts: number;
  readonly error: string | null;
}
const readRow = async (key: string) => {
  const [row] = await core.build.sql<EmailRow>(
    'select id, status, attempts, error from core.email where key = $1',
    [key],
  );
  return row;
};
const untilStatus = async (key: string, status: string): Promise<EmailRow> => {
  const [row] =
    (await core.eventually(async () => {
      const found = await readRow(key);
      return found?.status === status ? [found] : null;
    })) ?? [];
  if (!row) throw new Error(`${key} is not ${status}`);
  return row;
};
const readSources = (key: string) =>
  server.mails.filter((mail) => mail.source.includes(makeMessageId(key, 'localhost')));

it('sends a mail once with the Message-ID of its key, though the job runs twice in parallel and again later', async () => {
  const mail = request();
  await Promise.all([emit(core, MailRequested, mail), emit(core, MailRequested, mail)]);
  await untilStatus(mail.key, 'sent');
  await emit(core, MailRequested, mail);
  await core.eventually(async () => {
    const [open] = await core.build.sql<{ n: number }>(
      "select count(*)::int as n from jobs.job where name = 'mail.requested.core' and state < 'completed'",
    );
    return open?.n === 0;
  });
  expect(readSources(mail.key)).toHaveLength(1);
  expect((await readRow(mail.key))?.attempts).toBe(1);
});

it('is one narrow column with one action, the same words as text, and hides blind copies', async () => {
  const mail = request();
  await emit(core, MailRequested, mail);
  await untilStatus(mail.key, 'sent');
  const sent = readSources(mail.key)[0];
  expect(sent?.recipients).toEqual(['pi@lakeside.test', 'so@lakeside.test', 'archive@foundation.test']);
  const source = sent?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
  expect(source).not.toContain('archive@foundation.test');
  expect(source).toMatch(/From: "?Test Base"? <no-reply@portal.test>/);
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain('max-width:600px');
  expect(source).toMatch(/<a href="https:\/\/portal.test\/request\/1" style="display:inline-block/);
  expect(source).toContain('Open the request: https://portal.test/request/1');
  expect(source).toContain('Dear Maya & team,');
  expect(source).not.toContain('<script>');
});

it('comes as data, or as the HTML that the release before queued: both read the same', async () => {
  const asData = request({
    body: {
      greeting: 'Dear Maya & team,',
      paragraphs: ['It is <approved>.'],
      link: { label: 'Open the request', path: '/request/1' },
    },
  });
  const portal = core.parts.environment.publicUrl;
  const asHtml = request({
    body: `<p>Dear Maya &#38; team,</p>\n<p>It is &#60;approved&#62;.</p>\n<p><a href="${portal}/request/1">Open the request</a></p>`,
  });
  const read = async ({ key }: { readonly key: string }) => {
    await untilStatus(key, 'sent');
    return (await core.build.sql<{ body: string }>('select body from core.email where key = $1', [key]))[0];
  };
  for (const mail of [asData, asHtml]) await emit(core, MailRequested, mail);
  expect(await read(asData)).toEqual(await read(asHtml));
  const source = readSources(asData.key)[0]?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
  expect(source).toContain(`Open the request: ${portal}/request/1`);
});

it('waits for a mail server that is down, and no one waits with it', async () => {
  await server.down();
  const mail = request();
  await emit(core, MailRequested, mail);
  const waiting = await core.eventually(async () => {
    const row = await readRow(mail.key);
    return row?.error ? row : null;
  });
  expect(waiting).toMatchObject({ status: 'queued', error: expect.stringContaining('ECONNREFUSED') });
  expect((await core.call('GET /email/', { as: admin })).status).toBe(200);
  await server.up();
  const sent = await untilStatus(mail.key, 'sent');
  expect(sent).toMatchObject({ error: null });
  expect(sent.attempts).toBeGreaterThan(1);
  expect(readSources(mail.key)).toHaveLength(1);
});

it('that waited for a mail server goes out with its files, once [S4.3-15]', async () => {
  const names = ['points.pdf', 'terms.pdf'];
  const attachments: string[] = [];
  for (const name of names) {
    const file = await upload(core, admin, { fields: { type: '3' }, name });
    attachments.push(String(file.body.id));
  }
  await server.down();
  const mail = request({ attachments });
  await emit(core, MailRequested, mail);
  await core.eventually(async () => (await readRow(mail.key))?.error);
  await server.up();
  await untilStatus(mail.key, 'sent');
  const [sent, ...more] = readSources(mail.key);
  expect(more).toEqual([]);
  for (const name of names) expect(sent?.source.split(`filename=${name}`)).toHaveLength(2);
  const bytes = (sent?.source ?? '').replaceAll('\r\n', '').split(PDF.toString('base64'));
  expect(bytes).toHaveLength(1 + names.length);
});

it('fails for good at the server’s last word, and goes out again when staff ask', async () => {
  const mail = request({ to: ['refused@lakeside.test'], cc: [], bcc: [] });
  await emit(core, MailRequested, mail);
  const failed = await untilStatus(mail.key, 'failed');
  expect(failed).toMatchObject({ attempts: 1, error: expect.stringContaining('No such person') });

  const path = `POST /email/${failed.id}/resend/`;
  const researcher = await core.build.person();
  const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
  expect((await core.call(path)).status).toBe(401);
  expect((await core.call(path, { as: researcher })).status).toBe(403);
  expect((await core.call(path, { as: reviewer })).status).toBe(403);
  expect((await core.call('POST /email/999999/resend/', { as: admin })).status).toBe(404);

  await core.build.sql(`update core.email set "to" = '{right@lakeside.test}' where id = $1`, [failed.id]);
  const again = await core.call(path, { as: admin });
  expect([again.status, again.body]).toEqual([202, { status: 'queued' }]);
  await untilStatus(mail.key, 'sent');
  const twice = await core.call(path, { as: admin });
  expect([twice.status, twice.body.code]).toEqual([409, 'WRONG_STATE']);
});

it('gives up after the last attempt of the queue', async () => {
  await server.down();
  const mail = request();
  await emit(core, MailRequested, mail);
  await core.eventually(async () => (await readRow(mail.key))?.error);
  // Once the failed attempt is over: its end would set the time of the next one again.
  await core.eventually(async () => {
    const changed = await core.build.sql(
      `update jobs.job set retry_limit = 1, start_after = now()
       where name = 'mail.requested.core' and data ->> 'key' = $1 and state = 'retry' returning id`,
      [mail.key],
    );
    return changed.length > 0;
  });
  expect((await untilStatus(mail.key, 'failed')).attempts).toBeGreaterThan(1);
  await server.up();
});

it('is a log for staff; reviewers see what they sent themselves', async () => {
  const reviewer = await core.build.person({ roles: ['external_reviewer'], institution: null });
  const researcher = await core.build.person();
  const mail = request({ actor_id: reviewer.id });
  await emit(core, MailRequested, mail);
  await untilStatus(mail.key, 'sent');
  const list = async (as?: TestPerson) => core.call(`GET /email/?grouping=status`, as ? { as } : {});
  expect((await list()).status).toBe(401);
  expect((await list(researcher)).status).toBe(403);
  const own = await list(reviewer);
  expect(own.body.results).toMatchObject([
    { subject: mail.subject, status: 'sent', abilities: { read: true, resend: false } },
  ]);
  const all = await core.call(`GET /email/?model_name=request&object_id=${mail.object_id}`, { as: admin });
  expect(all.body.results).toMatchObject([{ object_name: null }]);
  expect((await list(admin)).body.groups.status.sent).toBeGreaterThan(1);
});

it('is found by its subject, a recipient and the code of its request', async () => {
  const { id } = await buildRequest(core.build);
  const [{ code } = { code: '' }] = await core.build.sql<{ code: string }>(
    'select sfari_request_id as code from researcher.request where id = $1',
    [id],
  );
  const mail = request({ object_id: String(id), subject: 'About Ostrich', cc: ['ines@ostrich.test'] });
  await emit(core, MailRequested, mail);
  await untilStatus(mail.key, 'sent');
  for (const words of ['about ostrich', 'INES@ostrich', code]) {
    const { body } = await core.call(`GET /email/?search=${encodeURIComponent(words)}`, { as: admin });
    expect(body.results).toContainEqual(
      expect.objectContaining({ subject: 'About Ostrich', object_name: code }),
    );
    expect(body.results.length).toBeLessThan(3);
  }
});

it('names the person and the institution that an email is about', async () => {
  const person = await core.build.person();
  const institution = await core.build.institution();
  const named: [model: string, id: number, name: string | null][] = [
    ['user', person.id, person.displayName],
    ['institution', institution.id, institution.name],
    ['user', 2_147_483_647, null],
  ];
  for (const [model, id] of named)
    await emit(core, MailRequested, request({ model_name: model, object_id: String(id) }));
  const readNames = async ([model, id]: (typeof named)[number]) => {
    const { body } = await core.call(`GET /email/?model_name=${model}&object_id=${id}`, { as: admin });
    return body.results.map(({ object_name: name }: { object_name: string | null }) => name);
  };
  await core.eventually(async () =>
    (await Promise.all(named.map(readNames))).every(({ length }) => length === 1),
  );
  expect(await Promise.all(named.map(readNames))).toEqual(named.map(([, , name]) => [name]));
});

it('shows what is written about a request to those who see requests of its type', async () => {
  const plain = await buildRequest(core.build, { type: 1, status: 2 });
  const match = await buildRequest(core.build, { type: 4, status: 2 });
  const tissue = await buildRequest(core.build, { type: 8, status: 2 });
  for (const { id } of [plain, match, tissue])
    await emit(core, MailRequested, request({ object_id: String(id), subject: `Types ${id}` }));
  await emit(core, MailRequested, request({ model_name: 'user', object_id: '1', subject: 'Types 0' }));
  const seenBy = async (role: 'rm_admin' | 'abn_proj_mgr' | 'sfari_reviewer'): Promise<number[]> => {
    const as = await core.build.person({ roles: [role], institution: null });
    const { body } = await core.call('GET /email/?limit=500', { as });
    return body.results
      .filter(({ subject }: { subject: string }) => subject.startsWith('Types '))
      .map(({ subject }: { subject: string }) => Number(subject.slice(6)))
      .toSorted((one: number, other: number) => one - other);
  };
  await core.eventually(async () => (await seenBy('sfari_reviewer')).length === 4);
  expect(await seenBy('rm_admin')).toEqual([0, match.id]);
  expect(await seenBy('abn_proj_mgr')).toEqual([0, tissue.id]);
});

it('does not go out with a link that leads nowhere', async () => {
  const link = '<p><a href="https://portal.test/verify-user?token=TOKEN_OF_THIS_MAIL">Accept</a></p>';
  const unknown = request({ body: link });
  await emit(core, MailRequested, unknown);
  expect((await untilStatus(unknown.key, 'failed')).error).toContain('link');

  const withdrawn = request({ body: link });
  const institution = await core.build.institution();
  await core.build.sql(
    `with v as (insert into core.official_invitation (institution_id, first_name, last_name, email, status)
       values ($1, 'Olga', 'Signer', 'olga@lakeside.test', 'withdrawn') returning id)
     insert into core.link_token (kind, salt, hash, mail_key, invitation_id, expires_at, consumed_at)
     select 'invitation', 'salt', $2, $2, v.id, now() + interval '1 day', now() from v`,
    [institution.id, withdrawn.key],
  );
  await emit(core, MailRequested, withdrawn);
  expect((await untilStatus(withdrawn.key, 'failed')).error).toContain('link');
  expect([...readSources(unknown.key), ...readSources(withdrawn.key)]).toEqual([]);
});

it('that lost its job on the way is shown as failed, and goes out when staff ask', async () => {
  const [stuck] = await core.build.sql<{ id: number }>(
    `insert into core.email (key, email_template, "to", subject, body, modified)
     values ('stuck:1', 'approved', '{pi@lakeside.test}', 'Stuck', '<p>Stuck</p>', now() - interval '2 hours') returning id`,
  );
  const [waiting] = await core.build.sql<{ id: number }>(
    `insert into core.email (key, email_template, "to", subject, body)
     values ('waiting:1', 'approved', '{pi@lakeside.test}', 'Waiting', '<p>Waiting</p>') returning id`,
  );
  const failed = await core.call('GET /email/?status=failed&limit=2000', { as: admin });
  const ids = failed.body.results.map(({ id }: { id: number }) => id);
  expect([ids.includes(stuck?.id), ids.includes(waiting?.id)]).toEqual([true, false]);
  expect((await core.call(`POST /email/${waiting?.id}/resend/`, { as: admin })).status).toBe(409);
  expect((await core.call(`POST /email/${stuck?.id}/resend/`, { as: admin })).status).toBe(202);
  await untilStatus('stuck:1', 'sent');
});

it('asked for twice in parallel goes out again once', async () => {
  const [failed] = await core.build.sql<{ id: number }>(
    `insert into core.email (key, email_template, "to", subject, body, status)
     values ('twice:1', 'approved', '{pi@lakeside.test}', 'Twice', '<p>Twice</p>', 'failed') returning id`,
  );
  const answers = await Promise.all(
    [1, 2, 3].map(() => core.call(`POST /email/${failed?.id}/resend/`, { as: admin })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([202, 409, 409]);
  await untilStatus('twice:1', 'sent');
  expect(readSources('twice:1')).toHaveLength(1);
});
