import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, ApiError, onFailedCall, onSessionLost, writeRoleCookie } from './index.ts';

const fetchMock = vi.fn<typeof fetch>();

function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = body === undefined ? null : JSON.stringify(body);
  fetchMock.mockResolvedValueOnce(new Response(text, { status, headers }));
}

const catchFailure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError');
  return error;
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  writeRoleCookie(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

describe('what is sent', () => {
  test('parameters, query and the session role make the address [C7.0.1]', async () => {
    writeRoleCookie('sfari_admin');
    answer(200, { count: 0, next: null, previous: null, results: [] });
    await api('GET /project/', { query: { id__in: [1, 2], search: 'a b', limit: 10, owner: undefined } });
    expect(fetchMock.mock.calls[0]?.[0]).toBe(
      '/api/project/?id__in=1%2C2&search=a+b&limit=10&role=sfari_admin',
    );
    answer(200, { id: 7 });
    await api('GET /project/{id}/', { params: { id: 7 } });
    expect(fetchMock.mock.calls[1]?.[0]).toBe('/api/project/7/?role=sfari_admin');
  });

  test('what is known is asked for by its version, and stays where nothing changed', async () => {
    const known = { data: { count: 1 }, etag: '"v1"' };
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 304 }));
    const query = { model: 'request', pk: '7' } as const;
    expect(await api('GET /history/', { query, known })).toEqual(known);
    const { headers } = fetchMock.mock.calls[0]?.[1] ?? {};
    expect((headers as Headers).get('If-None-Match')).toBe('"v1"');
    answer(200, { count: 2 }, { ETag: '"v2"' });
    expect(await api('GET /history/', { query, known })).toEqual({ data: { count: 2 }, etag: '"v2"' });
  });

  test('an anonymous call carries no role', async () => {
    writeRoleCookie('sfari_admin');
    answer(200, {});
    await api('GET /bot-check/', { anonymous: true });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/bot-check/');
  });

  test('a body goes as JSON with If-Match, a form as it is', async () => {
    answer(200, {});
    const ifMatch = '"v3"';
    await api('PATCH /user/{id}/', { params: { id: 1 }, body: { first_name: 'Ada' }, ifMatch });
    const patch = fetchMock.mock.calls[0]?.[1];
    expect(patch?.body).toBe('{"first_name":"Ada"}');
    expect(new Headers(patch?.headers).get('If-Match')).toBe(ifMatch);
    expect(new Headers(patch?.headers).get('Content-Type')).toBe('application/json');

    answer(201, {});
    const form = new FormData();
    await api('POST /file/', { body: form });
    const upload = fetchMock.mock.calls[1]?.[1];
    expect(upload?.body).toBe(form);
    expect(new Headers(upload?.headers).has('Content-Type')).toBe(false);
  });
});

describe('what comes back', () => {
  test('data and ETag; nothing for 204', async () => {
    answer(200, { id: 7, title: 'Sleep' }, { ETag: '"v1"' });
    expect(await api('GET /project/{id}/', { params: { id: 7 } })).toEqual({
      data: { id: 7, title: 'Sleep' },
      etag: '"v1"',
    });
    answer(204, undefined);
    expect((await api('DELETE /notification/{id}/', { params: { id: 1 } })).data).toBeUndefined();
  });

  test('400 by field [C8.1.1]', async () => {
    answer(
      400,
      { title: ['Required field'], irb: ['Invalid input', 'Too big'] },
      { 'X-Correlation-Id': 'c-1' },
    );
    const error = await catchFailure(api('GET /project/'));
    expect(error).toMatchObject({
      status: 400,
      fields: { title: ['Required field'], irb: ['Invalid input', 'Too big'] },
      detail: 'Required field',
      correlationId: 'c-1',
    });
  });

  test('400 as a list of messages', async () => {
    answer(400, ['First', 'Second']);
    expect(await catchFailure(api('GET /project/'))).toMatchObject({
      messages: ['First', 'Second'],
      detail: 'First',
    });
  });

  test('409 brings the code and the object as it is now', async () => {
    answer(409, { detail: 'Changed', code: 'STALE', correlation_id: 'c-2', current: { id: 7 } });
    expect(await catchFailure(api('GET /project/'))).toMatchObject({
      code: 'STALE',
      correlationId: 'c-2',
      current: { id: 7 },
    });
  });

  test('an answer that is no JSON, and no answer at all', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await catchFailure(api('GET /project/'))).toMatchObject({
      status: 502,
      detail: 'Could not get project.',
    });
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await catchFailure(api('GET /project/'))).toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

describe('who is notified of failures', () => {
  test('401 ends the session, unless the call is part of signing in [C7.0.1 C8.1.2]', async () => {
    const lost = vi.fn<() => void>();
    const stop = onSessionLost(lost);
    answer(401, { detail: 'x', code: 'NOT_SIGNED_IN', correlation_id: 'c' });
    await catchFailure(api('GET /session/', { anonymous: true }));
    expect(lost).not.toHaveBeenCalled();
    answer(401, { detail: 'x', code: 'NOT_SIGNED_IN', correlation_id: 'c' });
    await catchFailure(api('GET /project/'));
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });

  test.each([
    ['a refusal that the screen has words for', 409, { quiet: true }, 0],
    ['a missing right, which has one modal everywhere', 403, { quiet: true }, 1],
    ['a fault of the server, which has one too', 500, { quiet: true }, 1],
    ['nothing of a call that no one waits for', 500, { silent: true }, 0],
    ['a call without either', 409, {}, 1],
  ] as const)('the shell hears of %s [C8.1.3 C8.1.5]', async (_, status, options, times) => {
    const heard = vi.fn<() => void>();
    const stop = onFailedCall(heard);
    answer(status, { detail: 'x', code: 'X', correlation_id: 'c' });
    await catchFailure(api('DELETE /notification/{id}/', { params: { id: 1 }, ...options }));
    expect(heard).toHaveBeenCalledTimes(times);
    stop();
  });

  test('a silent call, too, reports that the session is lost', async () => {
    const lost = vi.fn<() => void>();
    const stop = onSessionLost(lost);
    answer(401, { detail: 'x', code: 'UNAUTHENTICATED', correlation_id: 'c' });
    await catchFailure(api('DELETE /notification/{id}/', { params: { id: 1 }, silent: true }));
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });
});
