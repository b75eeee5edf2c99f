import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError, failureMessage, onFailedCall, renameErrorFields, toApiError } from './index.ts';

let stop = () => {};
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

let answer: () => Response;
const failure = (status: number, body: unknown) => () => Response.json(body, { status });
/** The frame, which shows missing rights and faults of the server. */
const frameShows = (isShown: boolean) => {
  stop = onFailedCall(() => isShown);
};
const thrownBy = async (options: { quiet?: boolean; silent?: boolean; anonymous?: boolean }) => {
  const thrown: unknown = await api('DELETE /notification/{id}/', { params: { id: 1 }, ...options }).catch(
    (error: unknown) => error,
  );
  return thrown;
};

test.each([403, 500, 503])('of %i the screen says nothing, since the frame does', async (status) => {
  frameShows(true);
  answer = failure(status, { detail: 'No', code: 'NO', correlation_id: 'c' });
  expect(failureMessage(await thrownBy({ quiet: true }))).toBeUndefined();
});

test.each([
  ['a refusal', 409, { quiet: true }],
  ['a fault of a call that has a modal of its own', 500, { silent: true }],
  ['a fault of a call of the sign-in', 500, { anonymous: true }],
] as const)('%s has the words of its screen', async (_, status, options) => {
  frameShows(true);
  answer = failure(status, { detail: 'Someone decided.', code: 'SERVICE_UNAVAILABLE', correlation_id: 'c' });
  expect(failureMessage(await thrownBy(options))).toBe('Someone decided.');
});

test('a fault that no frame shows has its words', async () => {
  frameShows(false);
  answer = failure(403, { detail: 'You may not.', code: 'FORBIDDEN', correlation_id: 'c' });
  expect(failureMessage(await thrownBy({ quiet: true }))).toBe('You may not.');
});

test('a screen has its own words for a code; what is no failed call has the general ones', () => {
  const stale = new ApiError({ status: 409, code: 'STALE', detail: 'Changed' });
  expect(failureMessage(stale, { STALE: 'Read it again.' })).toBe('Read it again.');
  expect(failureMessage(stale)).toBe('Changed');
  expect(failureMessage(new TypeError('x is not a function'))).toBe(toApiError(null).detail);
});

test('a failure whose fields are renamed counts as shown when it was', async () => {
  frameShows(true);
  answer = failure(500, { detail: 'No', code: 'NO', correlation_id: 'c' });
  const renamed = renameErrorFields(await thrownBy({ quiet: true }), (path) => path);
  expect(failureMessage(renamed)).toBeUndefined();
  answer = failure(400, { 'io_data.email': ['Not an address'] });
  const refused = renameErrorFields(await thrownBy({ quiet: true }), (path) => path.replace('io_data.', ''));
  expect(refused).toMatchObject({ status: 400, fields: { email: ['Not an address'] } });
  expect(failureMessage(refused)).toBe('Not an address');
});
