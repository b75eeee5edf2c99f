import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { FEEDBACK_AN_HOUR } from './index.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core.stop());
beforeEach(() => core.build.sql("delete from core.login_attempt where key like 'feedback%'"));

const write = async (changes: Record<string, unknown> = {}, as?: Parameters<CoreHarness['call']>[1]) =>
  core.call('POST /feedback/', {
    ...as,
    body: {
      dataset: 'DS0012',
      feedback: 'The ages are in months.',
      reply: false,
      recaptcha: await core.solveBotCheck(),
      ...changes,
    },
  });
const mails = () =>
  core.build.sql<{ to: string[]; subject: string; body: string }>(
    "select * from core.email where email_template = 'dataset_feedback' order by id",
  );

describe('feedback on a dataset', () => {
  it('goes to support, with who wrote and where a reply is wanted, as text [R2.7-12 R2.7-13 R7-14 S5-01]', async () => {
    const before = (await mails()).length;
    const person = await core.build.person({ firstName: 'Ada', lastName: 'Byron' });
    const feedback = 'Is <script>alert(1)</script> a code?';
    const sent = await write({ feedback, reply: true, contact: 'ada@uni.test' }, { as: person });
    expect(sent.status).toBe(202);
    const mail = await core.eventually(async () => (await mails())[before]);
    expect(JSON.stringify(mail)).toContain('support@');
    expect(mail?.subject).toContain('DS0012');
    expect(mail?.body).toContain('Ada Byron');
    expect(mail?.body).toContain('ada@uni.test');
    expect(mail?.body).not.toContain('<script>');
  });

  it('is taken from visitors, who may leave out where to reply', async () => {
    expect((await write()).status).toBe(202);
  });

  it('goes nowhere else, whatever the caller says [R7-14]', async () => {
    for (const more of [{ to: ['x@uni.test'] }, { cc: ['x@uni.test'] }, { subject: 'Hello' }])
      expect((await write(more)).status).toBe(400);
  });

  it('needs words, and an address where a reply is wanted [R5-63]', async () => {
    expect((await write({ feedback: ' ' })).body).toHaveProperty('feedback');
    expect((await write({ reply: true })).body).toHaveProperty('contact');
    expect((await write({ reply: true, contact: 'nobody' })).body).toHaveProperty('contact');
    expect((await write({ dataset: '../login' })).body).toHaveProperty('dataset');
  });

  it('needs a bot check that counts once', async () => {
    expect((await write({ recaptcha: 'none' })).body).toHaveProperty('recaptcha');
    const recaptcha = await core.solveBotCheck();
    const both = await Promise.all([write({ recaptcha }), write({ recaptcha })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([202, 400]);
  });

  it('is limited in number and in size [R7-27]', async () => {
    const place = { headers: { 'X-Forwarded-For': '192.0.2.77' } };
    for (let count = 0; count < FEEDBACK_AN_HOUR; count += 1)
      expect((await write({}, place)).status).toBe(202);
    const refused = await write({}, place);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await write({ feedback: 'x'.repeat(3_000_000) })).status).toBe(413);
  });
});
