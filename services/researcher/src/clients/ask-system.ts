/** HTTP calls to outside systems that hold access; what goes wrong is told in words for people. */
import { say } from '@portal/kit';
import type { z } from 'zod';
import { accessSystemWords as words } from '../texts/en/access-systems.ts';
import { AccessRefused } from './access-system.ts';

/** Milliseconds that a system has for one answer. */
export const TIMEOUT_MS = 5000;

/** @throws AccessRefused with what the status means; a later try can help unless the system understood and refused */
export function refuseStatus(system: string, status: number): AccessRefused {
  if (status === 401) return new AccessRefused(say(words.credentials, { system }), { retry: true });
  if (status === 403) return new AccessRefused(say(words.forbidden, { system }), { retry: true });
  if (status === 409) return new AccessRefused(say(words.conflict, { system }), { retry: true });
  if (status >= 500 || status === 408 || status === 429)
    return new AccessRefused(say(words.failing, { system, status }), { retry: true });
  return new AccessRefused(say(words.refused, { system, status }), { retry: false });
}

export function refuseFault(system: string, error: unknown, patience: number): AccessRefused {
  if (error instanceof AccessRefused) return error;
  const isSilent = error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name);
  return new AccessRefused(
    isSilent
      ? say(words.silent, { system, seconds: Math.round(patience / 1000) })
      : say(words.unreachable, { system }),
    { retry: true, cause: error },
  );
}

/** An answer that is no proof of success is none. */
export const refuseAnswer = (system: string): AccessRefused =>
  new AccessRefused(say(words.strange, { system }), { retry: true });

export interface Question<T> {
  readonly system: string;
  readonly url: string;
  readonly init?: RequestInit;
  readonly answer: z.ZodType<T>;
  readonly patience: number;
}

/** @throws AccessRefused */
export async function askSystem<T>({ system, url, init, answer, patience }: Question<T>): Promise<T> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
    if (!response.ok) {
      await response.body?.cancel();
      throw refuseStatus(system, response.status);
    }
    const read = answer.safeParse(await response.json().catch(() => undefined));
    if (!read.success) throw refuseAnswer(system);
    return read.data;
  } catch (error) {
    throw refuseFault(system, error, patience);
  }
}
