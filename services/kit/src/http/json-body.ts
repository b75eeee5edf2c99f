/** Reads the body of a request: checks its type and its limits before parsing it. */
import type { IncomingMessage } from 'node:http';
import { TextDecoder } from 'node:util';
import { findBodyLimit, type EndpointDefinition } from '@portal/contract';
import { parse as parseSafely } from '@hapi/bourne';
import rawBody from 'raw-body';
import { input } from '../texts/en/input.ts';
import { AppError, invalid } from '../errors.ts';
import { findExcess } from './json-shape.ts';

const JSON_KIND = /^application\/(json|[\w.-]+\+json)$/i;
const URLENCODED_KIND = /^application\/x-www-form-urlencoded$/i;
const PIECE_KIND = /^application\/offset\+octet-stream$/i;
const FORM_KIND = /^multipart\/form-data$/i;

/**
 * Checks the type of the body. A body of another type would not be read, and the caller would believe that it was.
 * @throws UNSUPPORTED_MEDIA_TYPE for a body that is neither JSON nor, for endpoints that accept them, a form or a
 * chunk of a file
 */
export function checkMediaType(request: IncomingMessage, { bodyKind }: EndpointDefinition): void {
  if (!hasBody(request)) return;
  const [kind = '', ...parameters] = (request.headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim());
  if (bodyKind === 'multipart') {
    if (!FORM_KIND.test(kind)) throw unsupported(input.multipart);
    return;
  }
  if (bodyKind === 'bytes') {
    if (!PIECE_KIND.test(kind)) throw unsupported(input.bytes);
    return;
  }
  if (bodyKind === 'urlencoded' && URLENCODED_KIND.test(kind)) return;
  const charset = parameters.find((part) => /^charset=/i.test(part));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/i.test(charset);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (!JSON_KIND.test(kind) || !isUtf8 || encoding !== 'identity') throw unsupported(input.json);
}

/**
 * The JSON of a request; no body counts as `{}`.
 * @throws TOO_LARGE beyond the endpoint's limit, 400 if it is not an object or a list, is nested too deeply, or has too
 * many values
 */
export async function readJson(request: IncomingMessage, endpoint: EndpointDefinition): Promise<unknown> {
  if (!hasBody(request)) return {};
  const { 'content-length': length } = request.headers;
  const options = { limit: findBodyLimit(endpoint), ...(length === undefined ? {} : { length }) };
  const bytes = await rawBody(request, options).catch((error: unknown) => {
    // The rest is discarded, because otherwise the connection would wait forever for a reader.
    request.resume();
    throw error;
  });
  if (bytes.length === 0) return {};
  const kind = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';
  if (endpoint.bodyKind === 'urlencoded' && URLENCODED_KIND.test(kind))
    return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
  const excess = findExcess(bytes);
  if (excess !== undefined) throw invalid([excess]);
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null) throw unreadable();
  return value;
}

/** The media type does not show it, because browsers and scripts set one even without a body. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function parse(bytes: Uint8Array): unknown {
  try {
    // Parsed safely, because a field called __proto__ would otherwise set the prototype.
    return parseSafely(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadable();
  }
}

const unreadable = (): AppError => invalid([input.unreadable]);
const unsupported = (detail: string): AppError => new AppError('UNSUPPORTED_MEDIA_TYPE', detail);
