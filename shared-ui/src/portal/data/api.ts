import type { PortalEndpointKey } from '@portal/contract';
import { CONFIRM_CHANGE_HEADER } from '@portal/contract/environment';
import type { ProofMethod } from '@portal/contract/factors';
import type { BodyOf, ResponseOf } from '@portal/contract/types';
import { ApiError, errorFromResponse, reportableBody } from './api-error.ts';
import { callUrl, splitKey, type QueryValues } from './call-url.ts';
import { markShown } from '../../design/errors/shown-failures.ts';
import { readRoleCookie } from './session-role-cookie.ts';
import { confirmChange, proveAgain } from './confirm-change.ts';
import { reportFailedCall } from './call-events.ts';
import { data as words } from '#texts/data';

/** Names in braces of an endpoint key: 'id' of 'GET /project/{id}/'. */
type ParamName<K extends string> = K extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;
type Params<K extends string> = [ParamName<K>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<ParamName<K>, string | number>> };
type Body<K extends PortalEndpointKey> =
  BodyOf<K> extends undefined ? { body?: FormData } : { body: BodyOf<K> };

export interface CallOptions {
  query?: QueryValues;
  /** ETag of the last read: the write is refused with 409 STALE when someone changed the object since. */
  ifMatch?: string | null;
  /** The answer already in the cache: returned again unchanged if the server has nothing newer. */
  known?: ApiAnswer<unknown> | undefined;
  signal?: AbortSignal;
  /** True for login calls: there a 401 is an ordinary answer and not a lost session, and no session role is sent. */
  anonymous?: boolean;
  /**
   * True if the screen itself explains refusals: field errors, a stale object, a wrong state. Missing rights and server
   * faults are still reported, because one modal shows them everywhere (spec 1 section 8).
   */
  quiet?: boolean;
  /**
   * True if no one waits for the answer (a poll, a search while typing, an autosave), or if the screen shows its own
   * modal for every failure. Only a lost session is still reported, because no screen can continue without one.
   */
  silent?: boolean;
}
export type ApiOptions<K extends PortalEndpointKey> = CallOptions & Params<K> & Body<K>;
/** Options may be left out when the endpoint needs neither params nor body. */
export type ApiArguments<K extends PortalEndpointKey> =
  object extends ApiOptions<K> ? [options?: ApiOptions<K>] : [options: ApiOptions<K>];

export interface ApiAnswer<T> {
  data: T;
  /** Give it back as `ifMatch` of a later write. */
  etag: string | null;
}

/**
 * Calls one endpoint of the contract: `api('PATCH /project/{id}/', { params: { id }, body, ifMatch: etag })`. Types
 * come from the endpoint's schemas; zod itself does not run in the browser. Multipart endpoints take a FormData. Throws
 * {@link ApiError} for every failure and notifies the shell, which follows the error catalog of spec 1 section 8: a 401
 * ends the session, a 403 or 5xx opens a modal. A change by an impersonating user must be confirmed first, and some acts
 * need a fresh proof of who the user is; the call is then sent once more.
 */
export async function api<K extends PortalEndpointKey>(
  key: K,
  ...[options]: ApiArguments<K>
): Promise<ApiAnswer<ResponseOf<K>>> {
  const answer = await call(key, options ?? {});
  return { data: answer.data as ResponseOf<K>, etag: answer.etag };
}

type AnyOptions = CallOptions & {
  params?: Readonly<Record<string, string | number>> | undefined;
  body?: unknown;
};

async function call(key: string, options: AnyOptions): Promise<ApiAnswer<unknown>> {
  const { method, template } = splitKey(key);
  const url = callUrl(
    template,
    options.params ?? {},
    options.query ?? {},
    options.anonymous ? null : readRoleCookie(),
  );
  const failed = (answer: Response) =>
    errorFromResponse(answer, `${method} ${url}`, reportableBody(options.body));
  const answered = new Set<string>();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows the answer to the one before
    const answer = await send(url, method, { ...options, answered });
    if (answer.status === 304 && options.known) return options.known;
    if (answer.ok) return readAnswer(answer);
    const refusal = await failed(answer);
    const ask = QUESTIONS[refusal.code];
    if (!ask || answered.has(refusal.code)) throw reportUnlessQuiet(refusal, options);
    if (!(await ask(refusal))) {
      // The user canceled, so no screen needs to show this refusal.
      markShown(refusal);
      throw refusal;
    }
    answered.add(refusal.code);
  }
}

/** Refusals after which the user is asked, and the call is sent once more. */
const QUESTIONS: Readonly<Record<string, (refusal: ApiError) => Promise<boolean>>> = {
  CONFIRM_PRODUCTION_CHANGE: ({ call: about }) => confirmChange(about),
  PROOF_REQUIRED: ({ current }) => proveAgain((current as { methods: readonly ProofMethod[] }).methods),
};

async function readAnswer(response: Response): Promise<ApiAnswer<unknown>> {
  const text = await response.text();
  const data: unknown = text === '' ? undefined : JSON.parse(text);
  return { data, etag: response.headers.get('ETag') };
}

function reportUnlessQuiet(error: ApiError, options: CallOptions): ApiError {
  if (isReported(error, options)) reportFailedCall(error);
  return error;
}

/** Whether the shell is notified of a failure. */
export function isReported(
  { status }: ApiError,
  { anonymous = false, quiet = false, silent = false }: Pick<CallOptions, 'anonymous' | 'quiet' | 'silent'>,
): boolean {
  if (anonymous) return false;
  if (status === 401) return true;
  return !silent && (!quiet || status === 403 || status >= 500);
}

let lastId: string | undefined;

/** Correlation id of the last response on this page; undefined before the first one. */
export const lastCorrelationId = (): string | undefined => lastId;

async function send(
  url: string,
  method: string,
  options: AnyOptions & { answered: ReadonlySet<string> },
): Promise<Response> {
  const { body } = options;
  const multipart = body instanceof FormData;
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined && !multipart) headers.set('Content-Type', 'application/json');
  if (options.answered.has('CONFIRM_PRODUCTION_CHANGE')) headers.set(CONFIRM_CHANGE_HEADER, 'true');
  if (options.ifMatch) headers.set('If-Match', options.ifMatch);
  if (options.known?.etag) headers.set('If-None-Match', options.known.etag);
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: multipart ? body : JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    lastId = response.headers.get('X-Correlation-Id') ?? lastId;
    return response;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    const detail = words.unreachable;
    const sent = reportableBody(body);
    throw reportUnlessQuiet(
      new ApiError({ status: 0, code: 'NETWORK', detail, call: `${method} ${url}`, sent }),
      options,
    );
  }
}
