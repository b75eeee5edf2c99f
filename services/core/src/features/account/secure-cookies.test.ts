/** Behind https, cookies belong to this very host and never travel in the open. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({ PUBLIC_URL: 'https://portal.test' });
});
afterAll(() => core.stop());

const nameAndValue = (cookie: string | undefined): string => cookie?.split(';')[0] ?? '';

it('are named __Host-, Secure, for the whole host and no other', async () => {
  const person = await core.buildAccount();
  const cookies = (await core.login({ email: person.email })).headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-portal_token',
    '__Host-portal_device',
  ]);
  for (const cookie of cookies)
    expect(cookie).toMatch(
      /^__Host-portal_\w+=[^;]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/,
    );
});

it('are read only by that name, and forgotten by it', async () => {
  const person = await core.buildAccount();
  const [token, device] = (await core.login({ email: person.email })).headers
    .getSetCookie()
    .map(nameAndValue);
  const Cookie = `${token}; ${device}`;
  const planted = Cookie.replaceAll('__Host-', '');
  expect((await core.call('GET /session/', { headers: { Cookie } })).body.user.id).toBe(person.id);
  expect((await core.call('GET /session/', { headers: { Cookie: planted } })).body).toBeNull();
  const out = await core.call('DELETE /session/', { headers: { Cookie, Origin: 'https://portal.test' } });
  expect(out.status).toBe(204);
  expect(out.headers.get('set-cookie')).toMatch(
    /^__Host-portal_token=; path=\/; expires=Thu, 01 Jan 1970[^;]*; samesite=lax; secure; httponly$/,
  );
});
