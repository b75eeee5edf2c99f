import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError, confirmChangesWith, proveAgainWith, onFailedCall, writeRoleCookie } from './index.ts';

const fetchMock = vi.fn<typeof fetch>();
const refusal = () =>
  Response.json(
    { detail: 'Confirm', code: 'CONFIRM_PRODUCTION_CHANGE', correlation_id: 'c' },
    { status: 409 },
  );
const confirmations = () =>
  fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Confirm-Production-Change'));
const rename = (id = 4) => api('PATCH /user/{id}/', { params: { id }, body: { first_name: 'Ada' } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  writeRoleCookie(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('a change that is confirmed is sent once more, as it was [C2.9.4]', async () => {
  fetchMock.mockResolvedValueOnce(refusal()).mockResolvedValueOnce(Response.json({ id: 4 }));
  const asked: string[] = [];
  const stop = confirmChangesWith(async (call) => {
    asked.push(call);
    return true;
  });
  expect((await rename()).data).toEqual({ id: 4 });
  expect(asked).toEqual(['PATCH /api/user/4/']);
  expect(confirmations()).toEqual([null, 'true']);
  expect(fetchMock.mock.calls.map(([, init]) => init?.body)).toEqual(Array(2).fill('{"first_name":"Ada"}'));
  stop();
});

test('a change that is not confirmed fails quietly, and so does one about which no one asks', async () => {
  fetchMock.mockImplementation(async () => refusal());
  const heard: unknown[] = [];
  const stopHearing = onFailedCall((error) => heard.push(error));
  const stop = confirmChangesWith(async () => false);
  await expect(rename()).rejects.toBeInstanceOf(ApiError);
  stop();
  await expect(rename()).rejects.toMatchObject({ code: 'CONFIRM_PRODUCTION_CHANGE' });
  expect(confirmations()).toEqual([null, null]);
  expect(heard).toEqual([]);
  stopHearing();
});

test('a confirmed change is not sent a third time, and its failure is reported', async () => {
  fetchMock.mockImplementation(async () => refusal());
  const heard: unknown[] = [];
  const stopHearing = onFailedCall((error) => heard.push(error));
  const stop = confirmChangesWith(async () => true);
  await expect(rename()).rejects.toMatchObject({ status: 409 });
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(heard).toHaveLength(1);
  stop();
  stopHearing();
});

test('several changes are asked about one after the other', async () => {
  fetchMock.mockImplementation(async (_, init) =>
    new Headers(init?.headers).has('X-Confirm-Production-Change') ? Response.json({}) : refusal(),
  );
  let open = 0;
  let most = 0;
  const stop = confirmChangesWith(async () => {
    open += 1;
    most = Math.max(most, open);
    // long enough for the other calls to be refused and to ask as well
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return true;
  });
  await Promise.all([rename(1), rename(2), rename(3)]);
  expect(most).toBe(1);
  stop();
});

test('an act that needs a fresh proof is repeated after it, once', async () => {
  const stale = { detail: 'Confirm', code: 'PROOF_REQUIRED', current: { methods: ['totp', 'recovery'] } };
  fetchMock.mockImplementation(async () => Response.json(stale, { status: 403 }));
  fetchMock.mockResolvedValueOnce(Response.json(stale, { status: 403 }));
  fetchMock.mockResolvedValueOnce(Response.json({ id: 4 }));
  const asked: unknown[] = [];
  let isProved = true;
  const stop = proveAgainWith(async (methods) => {
    asked.push(methods);
    return isProved;
  });
  expect((await rename()).data).toEqual({ id: 4 });
  expect(asked).toEqual([['totp', 'recovery']]);
  await expect(rename()).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
  expect(asked).toHaveLength(2);
  isProved = false;
  await expect(rename()).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
  expect(fetchMock).toHaveBeenCalledTimes(5);
  stop();
});
