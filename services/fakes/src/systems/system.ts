/** Types common to the fake external systems. Most of them lose their state when the process ends. */
import type { IncomingMessage } from 'node:http';
import type { Answer } from '../mailbox/mailbox.routes.ts';

export interface SystemRequest {
  method: string;
  /** Path without the system's prefix, for example '/oauth/token'. */
  path: string;
  query: URLSearchParams;
  authorization: string;
  /** Parsed JSON or form fields; an empty object without a body. */
  body: Readonly<Record<string, unknown>>;
}

/** One external system. It returns undefined for an unknown address. */
export type OutsideSystem = (request: SystemRequest) => Answer | undefined;

/** The system did what it was asked to do but sends no useful answer. */
export const SILENCE: Answer = { status: 504, type: 'text/plain', body: '' };

const LARGEST_BODY = 1_000_000;

export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/** The value if it is a non-empty string. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Name and secret from an `Authorization: Basic …` header. */
export function parseBasicAuth(authorization: string): { name: string; secret: string } | undefined {
  const encoded = /^Basic (\S+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const [name = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  const secret = rest.join(':');
  return name !== '' && secret !== '' ? { name, secret } : undefined;
}

/** @returns undefined when the body is too large or invalid */
export async function readBody(
  request: IncomingMessage,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (text === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
