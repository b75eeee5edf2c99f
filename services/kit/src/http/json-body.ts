/** The body of a request: of the right kind, and within its limits before anything looks into it. */
import type { IncomingMessage } from 'node:http';
import { TextDecoder } from 'node:util';
import { findBodyLimit, type EndpointDefinition } from '@portal/contract';
import { parse as parseSafely } from '@hapi/bourne';
import rawBody from 'raw-body';
import { input } from '../texts/en/input.ts';
import { AppError, invalid } from '../errors.ts';
import { findExcess } from './json-shape.ts';

const JSON_KIND = /^application\/(json|[\w.-]+\+json)$/i;
const PIECE_KIND = /^application\/offset\+octet-stream$/i;
const FORM_KIND = /^multipart\/form-data$/i;

/**
 * A body of another kind would be left unread, and the caller would think that all went well.
 * @throws UNSUPPORTED_MEDIA_TYPE for a body that is neither JSON nor, where files are taken, a form or a piece of one
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
  const charset = parameters.find((part) => /^charset=/i.test(part));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/i.test(charset);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (!JSON_KIND.test(kind) || !isUtf8 || encoding !== 'identity') throw unsupported(input.json);
}

/**
 * The JSON of a request; no body at all is `{}`.
 * @throws TOO_LARGE beyond the endpoint's limit, 400 for what is no object or list, or too deep, or contains too much
 */
export async function readJson(request: IncomingMessage, endpoint: EndpointDefinition): Promise<unknown> {
  if (!hasBody(request)) return {};
  const { 'content-length': length } = request.headers;
  const options = { limit: findBodyLimit(endpoint), ...(length === undefined ? {} : { length }) };
  const bytes = await rawBody(request, options).catch((error: unknown) => {
    // What is left is dropped, or the connection would wait for a reader for ever.
    request.resume();
    throw error;
  });
  if (bytes.length === 0) return {};
  const excess = findExcess(bytes);
  if (excess !== undefined) throw invalid([excess]);
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null) throw unreadable();
  return value;
}

/** Browsers and scripts name a kind even where they send nothing. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function parse(bytes: Uint8Array): unknown {
  try {
    // A field called __proto__ would be taken for what an object inherits.
    return parseSafely(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadable();
  }
}

const unreadable = (): AppError => invalid([input.unreadable]);
const unsupported = (detail: string): AppError => new AppError('UNSUPPORTED_MEDIA_TYPE', detail);
