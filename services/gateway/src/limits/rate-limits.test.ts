import { createMachineSecret } from '@portal/kit';
import { afterEach, describe, expect, it } from 'vitest';
import { startHarness, type GatewayHarness } from '../testing/gateway-harness.ts';
import { createRateLimits } from './rate-limits.ts';

let harness: GatewayHarness | undefined;
afterEach(() => harness?.stop());

describe('createRateLimits', () => {
  it('counts each address apart, and an IPv6 network as one', async () => {
    const limits = createRateLimits({ all: { requests: 2, seconds: 60 }, sensitive: undefined });
    expect(await limits('10.0.0.1', 'GET', '/')).toBeUndefined();
    expect(await limits('10.0.0.1', 'GET', '/')).toBeUndefined();
    expect(await limits('10.0.0.1', 'GET', '/')).toBeGreaterThan(0);
    expect(await limits('10.0.0.2', 'GET', '/')).toBeUndefined();
    expect(await limits('2001:db8::1', 'GET', '/')).toBeUndefined();
    expect(await limits('2001:db8:0:0:ffff::2', 'GET', '/')).toBeUndefined();
    expect(await limits('2001:db8::3', 'GET', '/')).toBeGreaterThan(0);
    expect(await limits('2001:db8:0:1::3', 'GET', '/')).toBeUndefined();
  });

  it('counts each machine key apart, from all addresses together', async () => {
    const limits = createRateLimits({
      all: undefined,
      sensitive: undefined,
      key: { requests: 2, seconds: 60 },
    });
    const secret = createMachineSecret();
    const call = (address: string, token: string) => limits(address, 'GET', '/', `Bearer ${token}`);
    expect(await call('10.0.0.1', secret)).toBeUndefined();
    expect(await call('10.0.0.2', secret)).toBeUndefined();
    expect(await call('10.0.0.3', secret)).toBeGreaterThan(0);
    expect(await call('10.0.0.3', createMachineSecret())).toBeUndefined();
    for (let time = 0; time < 3; time += 1) expect(await call('10.0.0.1', 'a session')).toBeUndefined();
  });

  it.each([
    '/api-token-auth/',
    '/register-user/',
    '/forgot-password',
    '/reset-password/',
    '/user/7/resend_email/',
    '/institution-helper/',
  ])('is stricter on POST %s', async (path) => {
    const limits = createRateLimits({ all: undefined, sensitive: { requests: 1, seconds: 60 } });
    expect(await limits('10.0.0.1', 'POST', path)).toBeUndefined();
    expect(await limits('10.0.0.1', 'POST', path)).toBeGreaterThan(0);
    expect(await limits('10.0.0.1', 'GET', path)).toBeUndefined();
    expect(await limits('10.0.0.1', 'POST', '/project/')).toBeUndefined();
  });
});

describe('the gateway', () => {
  it('answers 429 with the time to wait', async () => {
    harness = await startHarness({ limits: { all: undefined, sensitive: { requests: 1, seconds: 30 } } });
    const login = (): Promise<Response> =>
      fetch(`${harness?.url}/api/api-token-auth/`, { method: 'POST', body: '{}' });
    expect((await login()).status).toBe(200);
    const refused = await login();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('counts by the address that the trusted proxy saw, not by what the caller claims', async () => {
    harness = await startHarness({
      trustedProxies: 1,
      limits: { all: { requests: 1, seconds: 30 }, sensitive: undefined },
    });
    const from = (chain: string): Promise<Response> =>
      fetch(`${harness?.url}/api/session/`, { headers: { 'X-Forwarded-For': chain } });
    expect((await from('1.1.1.1, 9.9.9.9')).status).toBe(200);
    expect((await from('2.2.2.2, 9.9.9.9')).status).toBe(429);
    expect((await from('2.2.2.2, 8.8.8.8')).status).toBe(200);
  });
});
