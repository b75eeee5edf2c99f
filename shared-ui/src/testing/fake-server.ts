import { forgetEverything } from '../portal/data/index.ts';
import { afterEach, beforeEach, vi } from 'vitest';

export interface Sent {
  /** Method and path: 'POST /institution/'. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly ifMatch: string | null;
}
type Answer = (sent: Sent) => { status?: number; body?: unknown; etag?: string };

/**
 * Answers `METHOD /path/` from a table; every other call gets a 404. Call it at the top of a test file. `sent` contains
 * all writes in order.
 */
export function fakeServer() {
  const answers = new Map<string, Answer>();
  const sent: Sent[] = [];
  beforeEach(() => {
    answers.clear();
    sent.length = 0;
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
      const url = new URL(input, 'http://portal.test');
      const call = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`;
      const one: Sent = {
        call,
        query: url.searchParams,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        ifMatch: new Headers(init.headers).get('If-Match'),
      };
      if (!call.startsWith('GET ')) sent.push(one);
      const {
        status = 200,
        body = {},
        etag = '"1"',
      } = answers.get(call)?.(one) ?? { status: 404, body: { detail: call } };
      return Promise.resolve(
        status === 204
          ? new Response(null, { status })
          : Response.json(body, { status, headers: { ETag: etag } }),
      );
    });
  });
  afterEach(async () => {
    await forgetEverything();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  return {
    sent,
    on: (call: string, answer: Answer | object) =>
      answers.set(call, typeof answer === 'function' ? (answer as Answer) : () => ({ body: answer })),
  };
}
