/** The door: who calls, from where, in which role; what goes wrong and how it is reported. */
import type { EndpointDefinition, PortalEndpointKey } from '@portal/contract';
import { ErrorBody } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import type { TestPerson } from '../testing/index.ts';
import { startThings, type Things } from '../testing/thing.fixture.ts';
import type { Handler } from './call.ts';

const failing = (path: string, fail: () => unknown): Handler => ({
  key: `GET ${path}` as PortalEndpointKey,
  endpoint: { service: 'core', summary: path, access: 'anyone' } satisfies EndpointDefinition,
  run: () => Promise.reject(fail()),
});
const withCode = (code: string) => Object.assign(new Error('of a library'), { code });

const FAILURES: readonly [string, () => unknown, number, string][] = [
  ['/fail/conflict', () => new AppError('CONFLICT', 'Taken'), 409, 'CONFLICT'],
  ['/fail/unknown', () => new Error('select password from secrets'), 500, 'SERVER_ERROR'],
  ['/fail/nothing', () => undefined, 500, 'SERVER_ERROR'],
  ['/fail/database', () => withCode('57P01'), 503, 'SERVICE_UNAVAILABLE'],
  ['/fail/connection', () => withCode('08006'), 503, 'SERVICE_UNAVAILABLE'],
  ['/fail/timeout', () => withCode('57014'), 503, 'SERVICE_UNAVAILABLE'],
  ['/fail/refused', () => withCode('ECONNREFUSED'), 503, 'SERVICE_UNAVAILABLE'],
  ['/fail/deadlock', () => withCode('40P01'), 503, 'SERVICE_UNAVAILABLE'],
  ['/fail/serialisation', () => withCode('40001'), 503, 'SERVICE_UNAVAILABLE'],
  [
    '/fail/pool',
    () => Object.assign(new Error('no connection'), { name: 'KnexTimeoutError' }),
    503,
    'SERVICE_UNAVAILABLE',
  ],
  ['/fail/unique', () => withCode('23505'), 500, 'SERVER_ERROR'],
];

let things: Things;
let person: TestPerson;
let cookie: string;

beforeAll(async () => {
  things = await startThings([
    ...FAILURES.map(([path, fail]) => failing(path, fail)),
    failing('/fail/value', () => withCode('22021')),
  ]);
  person = await things.build.person({ roles: ['primary_researcher', 'sfari_admin'] });
  cookie = `portal_token=${await things.signFor(person)}`;
});
afterAll(() => things.stop());

describe('errors', () => {
  it.each(FAILURES)(
    '%s is reported once, with its code and the correlation id',
    async (path, _, status, code) => {
      const answer = await things.fetch(`GET ${path}`, { headers: { 'X-Correlation-Id': 'correlation-7' } });
      expect(answer.status).toBe(status);
      expect(ErrorBody.parse(answer.body)).toMatchObject({ code, correlation_id: 'correlation-7' });
      expect(JSON.stringify(answer.body)).not.toMatch(/password|library/);
    },
  );

  it('a value that PostgreSQL cannot store is a 400', async () => {
    expect(await things.fetch('GET /fail/value')).toMatchObject({
      status: 400,
      body: ['A value is not valid'],
    });
  });

  it.each([
    ['{', "We couldn't read the request body"],
    ['"text"', "We couldn't read the request body"],
  ])('the body %s is a 400', async (body, message) => {
    const answer = await things.fetch('POST /thing/', { as: person, body });
    expect(answer).toMatchObject({ status: 400, body: [message] });
  });

  it('a body over two megabytes is a 413, and is not read from who is not signed in', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(2_200_000) });
    expect((await things.fetch('POST /thing/', { as: person, body })).status).toBe(413);
    expect((await things.fetch('POST /thing/', { body: '{' })).status).toBe(401);
  });

  it('an unknown path is a 404, a known one with another method a 405', async () => {
    expect(await things.fetch('GET /no/such')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await things.fetch('PUT /thing/')).toMatchObject({
      status: 405,
      body: { code: 'METHOD_NOT_ALLOWED' },
    });
    expect((await things.fetch('GET /thing', { as: person })).status).toBe(200);
  });

  it('makes a correlation id of its own from one that is not safe to log', async () => {
    const { headers } = await things.fetch('GET /thing/', { headers: { 'X-Correlation-Id': 'a b<script>' } });
    expect(headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a request of another site with our cookie', () => {
  const create = (headers: Record<string, string>) =>
    things.fetch('POST /thing/', { body: { name: 'n' }, headers: { Cookie: cookie, ...headers } });

  it.each([
    [{ Origin: 'https://evil.test' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:8080' }],
  ])('%j is refused', async (headers) => {
    expect(await create(headers)).toMatchObject({
      status: 403,
      body: {
        detail:
          'For your security, this was blocked because it came from another site. Open the portal and try again',
      },
    });
  });

  it.each([[{}], [{ Origin: 'http://localhost:8080' }], [{ 'Sec-Fetch-Site': 'same-origin' }]])(
    '%j is ours',
    async (headers) => {
      expect((await create(headers)).status).toBe(201);
    },
  );

  it('may read, and may write with a token that no browser sends automatically', async () => {
    const origin = { Origin: 'https://evil.test' };
    expect((await things.fetch('GET /thing/', { headers: { Cookie: cookie, ...origin } })).status).toBe(200);
    const bearer = await things.fetch('POST /thing/', { as: person, body: { name: 'n' }, headers: origin });
    expect(bearer.status).toBe(201);
  });
});

describe('the session role', () => {
  it('narrows rights to the role that is named', async () => {
    const other = await things.build.person();
    const id = await things.make(other);
    const read = (query: string) => things.fetch(`GET /thing/${id}/${query}`, { as: person });
    expect((await read('')).status).toBe(200);
    expect((await read('?role=sfari_admin')).status).toBe(200);
    expect((await read('?role=primary_researcher')).status).toBe(404);
  });

  it.each(['superuser', 'nonsense', 'sfari_admin_lead', 'sfari_admin&role=primary_researcher'])(
    'role=%s is refused when the person does not have it',
    async (role) => {
      expect(await things.fetch(`GET /thing/?role=${role}`, { as: person })).toMatchObject({
        status: 403,
        body: { detail: 'You do not have this role' },
      });
    },
  );

  it('ends with the session, the account and the role, on the next call', async () => {
    const { build } = things;
    const leaver = await build.person({ roles: ['sfari_admin'] });
    const status = async (query = '') => (await things.fetch(`GET /thing/${query}`, { as: leaver })).status;
    expect(await status()).toBe(200);
    await build.sql('delete from core.account_group where account_id = $1', [leaver.id]);
    expect(await status('?role=sfari_admin')).toBe(403);
    await build.sql('update core.account set active = false where id = $1', [leaver.id]);
    expect(await status()).toBe(401);
  });

  it('takes neither a forged token nor a wrong service token', async () => {
    const forged = `${(await things.signFor(person)).split('.').slice(0, 2).join('.')}.AAAA`;
    expect(
      (await things.fetch('GET /thing/', { headers: { Authorization: `Bearer ${forged}` } })).status,
    ).toBe(401);
    const refused = await things.fetch('GET /thing/', { headers: { 'X-Service-Token': 'guess' } });
    expect(refused.status).toBe(403);
  });
});
