/** The page that a person wanted is stored with the account until they are there (decision 434). */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { expireLinks, freshAddress, registerResearcher } from '../../testing/register.ts';

const GOAL = '/request/create?dataset=DS0001';
let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

const follow = (token: string) => core.call('POST /verify-user/', { body: { token } });
const goalAfterLogin = async (email: string): Promise<unknown> =>
  (await core.login({ email })).body.session.user.goal;
const goalFor = async (as: TestPerson): Promise<unknown> =>
  (await core.call('GET /session/', { as })).body.user.goal;
const save = (goal: unknown, as?: TestPerson) =>
  core.call('PUT /session/goal/', { ...(as ? { as } : {}), body: { goal } });

it('a registration has it in its link, and the account has it at each login, whatever the browser', async () => {
  const email = freshAddress();
  expect((await registerResearcher(core, { email, goal: GOAL })).status).toBe(201);
  expect((await follow(await core.tokenFor(email))).body).toEqual({ status: 'verified', email });
  expect([await goalAfterLogin(email), await goalAfterLogin(email)]).toEqual([GOAL, GOAL]);
});

it('a link that is sent again still has it', async () => {
  const email = freshAddress();
  await registerResearcher(core, { email, goal: GOAL });
  await core.tokenFor(email);
  await expireLinks(core, email);
  await core.call('POST /resend-verification/', { body: { email } });
  await follow(await core.tokenFor(email, 2));
  expect(await goalAfterLogin(email)).toBe(GOAL);
});

it('of two registrations of one address the goal is that of the link that was followed', async () => {
  const email = freshAddress();
  await registerResearcher(core, { email, goal: '/user' });
  await core.tokenFor(email);
  await registerResearcher(core, { email, goal: GOAL });
  await follow(await core.tokenFor(email, 2));
  expect(await goalAfterLogin(email)).toBe(GOAL);
});

it('a person stores another one, and forgets it', async () => {
  const person = await core.build.person();
  expect(await goalFor(person)).toBeNull();
  expect((await save('/user', person)).status).toBe(204);
  expect((await save(GOAL, person)).status).toBe(204);
  expect(await goalFor(person)).toBe(GOAL);
  expect((await save(null, person)).status).toBe(204);
  expect(await goalFor(person)).toBeNull();
  expect((await save(GOAL)).status).toBe(401);
});

it.each(['//evil.test', '/\\evil.test', 'https://evil.test', '', `/${'x'.repeat(500)}`])(
  'only an address of the portal is stored: %s',
  async (goal) => {
    const person = await core.build.person();
    expect(await save(goal, person)).toMatchObject({ status: 400, body: { goal: [expect.any(String)] } });
    const refused = await registerResearcher(core, { goal });
    expect(refused).toMatchObject({ status: 400, body: { goal: [expect.any(String)] } });
  },
);

it('leaves the version and the history of the account as they are', async () => {
  const person = await core.build.person();
  const read = async () => {
    const { headers } = await core.call(`GET /user/${person.id}/`, { as: person });
    const [log] = await core.build.sql(
      "select count(*) as entries from audit.log where model = 'user' and pk = $1",
      [String(person.id)],
    );
    return [headers.get('etag'), log];
  };
  const before = await read();
  await save(GOAL, person);
  expect(await read()).toEqual(before);
});
