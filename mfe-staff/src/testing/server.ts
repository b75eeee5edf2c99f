import { vi } from 'vitest';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly ifMatch: string | null;
}
type Answer = { status?: number; body: unknown };
type Handler = (call: SentCall) => Answer | Promise<Answer>;

/** An empty list page, with fields added by the test. */
export const page = (results: readonly unknown[], extra: Readonly<Record<string, unknown>> = {}) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  ...extra,
});

/**
 * Fakes the API with handlers by call, such as 'POST /request/7/decision/'. Returns the list of sent calls. An
 * unexpected call gets 404, like the real API.
 */
export function serve(handlers: Readonly<Record<string, Handler>>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://portal.test');
    const call: SentCall = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      ifMatch: new Headers(init?.headers).get('If-Match'),
    };
    sent.push(call);
    const handler = handlers[`${call.method} ${call.path}`];
    const { status = 200, body } = handler
      ? await handler(call)
      : { status: 404, body: { detail: 'Not found', code: 'NOT_FOUND' } };
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
  return sent;
}
