import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../testing/core-harness.ts';
import { CALLS_PER_ADDRESS } from '../features/account/call-limits.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

it('counts an IPv6 network as one place: a single line has more addresses than could ever be counted', async () => {
  const follow = (address: string) =>
    core.call('POST /decline-invitation/', {
      body: { token: 'nothing' },
      headers: { 'X-Forwarded-For': address },
    });
  for (let call = 0; call < CALLS_PER_ADDRESS; call += 1)
    expect((await follow(`2001:db8:0:7::${call.toString(16)}`)).status).toBe(404);
  expect((await follow('2001:db8:0:7:ffff::1')).status).toBe(429);
  expect((await follow('2001:db8:0:8::1')).status).toBe(404);
});
