import { useLayoutEffect } from 'react';
import { HOME_LISTS, isHomeList, type HomeListService } from '@portal/contract/home-lists';
import { api, type ApiAnswer } from './api.ts';
import { ApiError, errorFromResponse } from './api-error.ts';
import { callUrl, splitKey, type QueryValues } from './call-url.ts';
import { readRoleCookie } from './session-role-cookie.ts';

interface WaitingRead {
  readonly key: string;
  readonly query: QueryValues;
  readonly resolve: (answer: ApiAnswer<unknown>) => void;
  readonly reject: (error: unknown) => void;
}
/** The longest time, in milliseconds, that a slow panel may delay the reads of the others. */
const LONGEST_WAIT = 3000;

let waiting: WaitingRead[] = [];
let loadingPanels = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const findService = (key: string): HomeListService | undefined => {
  const name = key.slice('GET /'.length, -1);
  return isHomeList(name) ? HOME_LISTS[name] : undefined;
};
export const isReadOnHome = (key: string): boolean => findService(key) !== undefined;

/** Reads a list for the home page. Reads requested at the same time become one call per service (decision 505). */
export function readOnHome(key: string, query: QueryValues = {}): Promise<ApiAnswer<unknown>> {
  return new Promise((resolve, reject) => {
    waiting.push({ key, query, resolve, reject });
    if (waiting.length === 1 || loadingPanels === 0) sendAfter(loadingPanels === 0 ? 0 : LONGEST_WAIT);
  });
}

/** While a panel's code is loading, the reads of other panels wait, so that its reads can join their call. */
export function useLoadingPanel(): void {
  useLayoutEffect(() => {
    loadingPanels += 1;
    return () => {
      loadingPanels -= 1;
      if (loadingPanels === 0) sendAfter(0);
    };
  }, []);
}

function sendAfter(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const reads = waiting;
    waiting = [];
    for (const service of new Set(reads.map(({ key }) => findService(key))))
      if (service)
        void send(
          service,
          reads.filter(({ key }) => findService(key) === service),
        );
  }, milliseconds);
}

const getAddress = ({ key, query }: WaitingRead, role: string | null): string =>
  callUrl(splitKey(key).template, {}, query, role);

async function send(service: HomeListService, reads: readonly WaitingRead[]): Promise<void> {
  const [only] = reads;
  try {
    if (only && reads.length === 1) {
      const key = only.key as 'GET /request/';
      only.resolve(await api(key, { query: only.query, silent: true }));
      return;
    }
    const lists = reads.map((read) =>
      encodeURIComponent(getAddress(read, null).replace(/^\/api\/|\/(?=\?|$)/g, '')),
    );
    const { data } = await api(`GET /${service}-home-list/`, { query: { lists }, silent: true });
    await Promise.all(reads.map((read, index) => finish(read, data.results[index])));
  } catch (error) {
    for (const read of reads) read.reject(await renameCall(error, read));
  }
}

async function finish(
  read: WaitingRead,
  result: { readonly status: number; readonly body?: unknown } | undefined,
): Promise<void> {
  const { status, body } = result ?? { status: 502 };
  if (status === 200) read.resolve({ data: body, etag: null });
  else read.reject(await describeError(new Response(JSON.stringify(body), { status }), read));
}

const describeError = (response: Response, read: WaitingRead): Promise<ApiError> =>
  errorFromResponse(response, `GET ${getAddress(read, readRoleCookie())}`);

/** A failure of the combined call is reported for each read with its own message. */
function renameCall(error: unknown, read: WaitingRead): unknown {
  if (!(error instanceof ApiError) || error.status < 400) return error;
  const headers = { 'X-Correlation-Id': error.correlationId };
  return describeError(new Response(error.received, { status: error.status, headers }), read);
}
