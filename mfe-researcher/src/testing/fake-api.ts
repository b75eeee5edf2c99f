import { vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  ifMatch: string | null;
}
export interface Reply {
  status?: number;
  body?: unknown;
  etag?: string;
}
type Route = (call: Call) => Reply | undefined;

const emptyList = { count: 0, next: null, previous: null, results: [] };

/** Answers `fetch` from `route`; unknown lists are empty. Returns the calls in order. */
export function fakeApi(route: Route): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(address, 'http://portal');
    const call: Call = {
      method: init.method ?? 'GET',
      path: pathname.replace('/api', ''),
      query,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      ifMatch: new Headers(init.headers).get('If-Match'),
    };
    calls.push(call);
    const { status = 200, body = emptyList, etag } = route(call) ?? {};
    return new Response(JSON.stringify(body), { status, headers: etag ? { ETag: etag } : {} });
  });
  return calls;
}
