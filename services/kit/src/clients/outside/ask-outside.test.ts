/** What an outside system may do wrong, and what the portal makes of it. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askOutside, findOutside, OutsideFault, type OutsideQuestion } from './ask-outside.ts';
import { describeFailure } from './describe-failure.ts';

type Answer = readonly [status: number, body: string, headers?: Readonly<Record<string, string>>];

const SYSTEM = 'the laboratory';
let server: Server | undefined;
let calls = 0;

/** Answers one after the other, the last one again and again; `hangs` sends a part of an answer and no more. */
async function serve(...answers: readonly (Answer | 'hangs')[]): Promise<string> {
  calls = 0;
  const given = createServer((_, response) => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? 'hangs';
    calls += 1;
    if (answer === 'hangs') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"id":');
      return;
    }
    response.writeHead(answer[0], answer[2]);
    response.end(answer[1]);
  }).listen(0, '127.0.0.1');
  server = given;
  await once(given, 'listening');
  return `http://127.0.0.1:${(given.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Long, for machines that are busy. */
const question = (url: string, timeoutMs = 30_000): OutsideQuestion<{ id: number }> => ({
  system: SYSTEM,
  url,
  timeoutMs,
  answer: z.object({ id: z.int() }),
});
const getFailure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no fault',
    (error: unknown) => (error instanceof OutsideFault ? error.failure : error),
  );

describe('one question', () => {
  it('is answered', async () => {
    expect(await askOutside(question(await serve([200, '{"id": 7, "more": 1}'])))).toEqual({ id: 7 });
  });

  it.each([
    ['a status', [503, ''], { kind: 'status', status: 503 }],
    ['no JSON', [200, 'hello'], { kind: 'unreadable' }],
    ['another shape', [200, '{"id": "x"}'], { kind: 'unreadable' }],
    ['a redirect', [302, '', { Location: '/elsewhere' }], { kind: 'unreachable' }],
    ['half an answer', 'hangs', { kind: 'silent', timeoutMs: 300 }],
  ] as const)('that gets %s is a fault', async (_, answer, failure) => {
    const timeoutMs = answer === 'hangs' ? 300 : undefined;
    expect(await getFailure(askOutside(question(await serve(answer), timeoutMs)))).toEqual(failure);
  });

  it('that reaches no one is a fault', async () => {
    expect(await getFailure(askOutside(question('http://127.0.0.1:9/')))).toEqual({ kind: 'unreachable' });
  });
});

it('finds nothing where the system says so, and only then', async () => {
  const url = await serve([404, ''], [500, ''], [200, '{"id": 1}']);
  expect(await findOutside(question(url), 404)).toBeUndefined();
  expect(await getFailure(findOutside(question(url), 404))).toEqual({ kind: 'status', status: 500 });
  expect(await findOutside(question(url), 404)).toEqual({ id: 1 });
});

it('asks again as often as it is set, and reports the last fault', async () => {
  const retry = { attempts: 3, pauseMs: 1 };
  expect(
    await askOutside({ ...question(await serve([500, ''], [200, 'x'], [200, '{"id": 2}'])), retry }),
  ).toEqual({
    id: 2,
  });
  server?.close();
  const url = await serve([500, ''], [500, ''], [401, ''], [200, '{"id": 2}']);
  expect(await getFailure(askOutside({ ...question(url), retry }))).toEqual({ kind: 'status', status: 401 });
  expect(calls).toBe(3);
});

it('has words for each failure', () => {
  const words = {
    silent: 'silent for {seconds}',
    unreachable: 'unreachable',
    credentials: 'credentials',
    failing: 'failing with {status}',
    unreadable: 'unreadable',
  };
  const say = (failure: OutsideFault['failure'], more = {}): string =>
    describeFailure(new OutsideFault('', failure), { ...words, ...more });
  expect(say({ kind: 'silent', timeoutMs: 5000 })).toBe('silent for 5');
  expect(say({ kind: 'unreachable' })).toBe('unreachable');
  expect(say({ kind: 'unreadable' })).toBe('unreadable');
  expect(say({ kind: 'status', status: 401 })).toBe('credentials');
  expect(say({ kind: 'status', status: 403 })).toBe('credentials');
  expect(say({ kind: 'status', status: 403 }, { forbidden: 'forbidden' })).toBe('forbidden');
  expect(say({ kind: 'status', status: 502 })).toBe('failing with 502');
});
