/** Calls another service of the portal once. */
import type { ServiceName } from '@portal/contract';
import type { z } from 'zod';
import { answers } from '../texts/en/answers.ts';
import { AppError, notFound } from '../errors.ts';
import { currentTrace, inSpan } from '../traces/index.ts';
import type { ServiceUrls } from './service-urls.ts';

const TIMEOUT_MS = 5000;
/** Long, because a command may change many objects. */
const COMMAND_TIMEOUT_MS = 30_000;

/** @throws NOT_FOUND when the owning service does not show it; SERVICE_UNAVAILABLE when it cannot be reached */
export async function askService<S extends z.ZodType>(
  urls: ServiceUrls,
  service: ServiceName,
  path: string,
  schema: S,
  headers: Readonly<Record<string, string>>,
): Promise<z.output<S>> {
  const answer = await openAnswer(urls, service, path, headers);
  try {
    return schema.parse(await answer.json());
  } catch (error) {
    throw unreachable(error);
  }
}

/**
 * The answer of a command, `POST path` with a JSON body. A caller without an answer may repeat the command, which must
 * then change nothing more.
 * @throws as `askService`
 */
export async function commandService<S extends z.ZodType>(
  urls: ServiceUrls,
  service: ServiceName,
  path: string,
  { body, schema }: { readonly body: unknown; readonly schema: S },
  headers: Readonly<Record<string, string>>,
): Promise<z.output<S>> {
  const answer = await openAnswer(urls, service, path, headers, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  try {
    return schema.parse(await answer.json());
  } catch (error) {
    throw unreachable(error);
  }
}

/**
 * The bytes of an answer that is a file.
 * @returns undefined if there are more than `limit`; the rest is not read
 * @throws as `askService`
 */
export async function askForBytes(
  urls: ServiceUrls,
  service: ServiceName,
  path: string,
  limit: number,
  headers: Readonly<Record<string, string>>,
): Promise<Buffer | undefined> {
  const answer = await openAnswer(urls, service, path, headers);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return undefined;
      chunks.push(chunk);
    }
  } catch (error) {
    throw unreachable(error);
  }
  return Buffer.concat(chunks);
}

/** The trace names the service and the method but not the path, which identifies an object. */
const openAnswer = (
  urls: ServiceUrls,
  service: ServiceName,
  ...call: Tail<Parameters<typeof sendCall>>
): Promise<Response> =>
  inSpan({ name: `call ${service}`, kind: 'client', attributes: { 'peer.service': service } }, () =>
    sendCall(urls, service, ...call),
  );
type Tail<T extends readonly unknown[]> = T extends [unknown, unknown, ...infer Rest] ? Rest : never;

async function sendCall(
  urls: ServiceUrls,
  service: ServiceName,
  path: string,
  headers: Readonly<Record<string, string>>,
  command?: { readonly method: 'POST'; readonly body: string },
): Promise<Response> {
  const base = urls[service];
  if (!base) throw unreachable(new Error(`SERVICE_URLS does not name ${service}`));
  const trace = currentTrace();
  const answer = await fetch(new URL(path, base), {
    headers: {
      ...headers,
      ...(command ? { 'Content-Type': 'application/json' } : {}),
      ...(trace === undefined ? {} : { traceparent: trace }),
    },
    ...command,
    redirect: 'error',
    signal: AbortSignal.timeout(command ? COMMAND_TIMEOUT_MS : TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!answer.ok) await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 403) throw notFound();
  if (!answer.ok) throw unreachable(new Error(`${service} answered ${answer.status}`));
  return answer;
}

const unreachable = (cause: unknown) =>
  new AppError('SERVICE_UNAVAILABLE', answers.partUnreachableNow, { cause });
