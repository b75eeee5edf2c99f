/** The error of a failed call, in one format for every status (decisions, "Names and wire format"). */
import { data as texts } from '#texts/data';
import { describeFailedCall } from './failure-words.ts';

export class ApiError extends Error {
  /** HTTP status; 0 when no answer came (offline, aborted, time-out). */
  readonly status: number;
  /** An error code of the contract (`STALE`, `FORBIDDEN`, …), a login code, or `NETWORK`. */
  readonly code: string;
  /** One sentence for people. */
  readonly detail: string;
  /** 400: every message by field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** 400: messages that concern no single field. */
  readonly messages: readonly string[];
  /** For support; empty when no answer came. */
  readonly correlationId: string;
  /** 409: the current object, if the server sends it. */
  readonly current: unknown;
  /** The method and path of the call: 'GET /project/12/'. */
  readonly call: string;
  /** The request body without secrets, and the response body: for the error report that a user may send. */
  readonly sent: string;
  readonly received: string;

  constructor(given: Given) {
    super(given.detail);
    this.name = 'ApiError';
    this.status = given.status;
    this.detail = given.detail;
    this.code = given.code ?? '';
    this.fields = given.fields ?? {};
    this.messages = given.messages ?? [];
    this.correlationId = given.correlationId ?? '';
    this.current = given.current;
    this.call = given.call ?? '';
    this.sent = given.sent ?? '';
    this.received = given.received ?? '';
  }
}

const FIELDS = [
  'status',
  'code',
  'detail',
  'fields',
  'messages',
  'correlationId',
  'current',
  'call',
  'sent',
  'received',
] as const;

type Given = Partial<Pick<ApiError, (typeof FIELDS)[number]>> & { status: number; detail: string };

const UNEXPECTED = texts.unexpectedError;

/**
 * Reads the error of a response that is not ok. Never throws, even if a proxy answers with HTML. A server fault gets
 * the generic message of the specification for the attempted action.
 */
export async function errorFromResponse(response: Response, call: string, sent = ''): Promise<ApiError> {
  const given = await readError(response, call, sent);
  const detail = describeFailedCall(call, { ...given, code: given.code ?? '' }) ?? given.detail;
  return new ApiError({ ...given, detail });
}

async function readError(response: Response, call: string, sent: string): Promise<Given> {
  const received = await response.text().catch(() => '');
  const body = parsed(received);
  const base = {
    status: response.status,
    call,
    sent,
    received: received.slice(0, LONGEST_REPORT),
    correlationId: response.headers.get('X-Correlation-Id') ?? '',
  };
  if (Array.isArray(body)) {
    const messages = body.map(String);
    return { ...base, code: 'INVALID_INPUT', messages, detail: messages[0] ?? UNEXPECTED };
  }
  if (!isRecord(body)) return { ...base, detail: UNEXPECTED };
  if (typeof body.detail === 'string') {
    return {
      ...base,
      code: typeof body.code === 'string' ? body.code : '',
      detail: body.detail,
      correlationId: typeof body.correlation_id === 'string' ? body.correlation_id : base.correlationId,
      current: body.current,
    };
  }
  const fields = Object.fromEntries(
    Object.entries(body).map(([field, messages]) => [
      field,
      (Array.isArray(messages) ? messages : [messages]).map(String),
    ]),
  );
  return {
    ...base,
    code: 'INVALID_INPUT',
    fields,
    detail: Object.values(fields)[0]?.[0] ?? UNEXPECTED,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** If a proxy answers with a page, its beginning is enough for a report. */
const LONGEST_REPORT = 5000;
const SECRET = /password|token|secret|recaptcha|recovery|passkey|^step$/i;

/** The request body for an error report: without secrets, with files and long texts shortened. */
export function reportableBody(body: unknown): string {
  if (body === undefined || body instanceof FormData) return '';
  const words = JSON.stringify(body, (key, value: unknown) => (SECRET.test(key) ? '(left out)' : value));
  return words.slice(0, LONGEST_REPORT);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
