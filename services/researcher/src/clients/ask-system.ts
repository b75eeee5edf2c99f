/** Calls to access systems; errors are worded for access administrators. */
import { askOutside, OutsideFault, say, type OutsideQuestion } from '@portal/kit';
import { accessSystemWords as words } from '../texts/en/access-systems.ts';
import { AccessRefused } from './access-system.ts';

/** How many milliseconds a system has for one answer. */
export const TIMEOUT_MS = 5000;

/** @throws AccessRefused */
export async function askSystem<T>(question: OutsideQuestion<T>): Promise<T> {
  try {
    return await askOutside(question);
  } catch (error) {
    throw error instanceof OutsideFault ? refuseFault(question.system, error) : error;
  }
}

/** Turns a fault into a refusal. A retry can help unless the system understood the call and refused it. */
export function refuseFault(system: string, fault: OutsideFault): AccessRefused {
  const { failure } = fault;
  const refuse = (text: string, retry = true): AccessRefused =>
    new AccessRefused(text, { retry, cause: fault });
  switch (failure.kind) {
    case 'silent':
      return refuse(say(words.silent, { system, seconds: Math.round(failure.timeoutMs / 1000) }));
    case 'unreachable':
      return refuse(say(words.unreachable, { system }));
    case 'unreadable':
      return refuseAnswer(system, fault);
    case 'status': {
      const { status } = failure;
      if (status === 401) return refuse(say(words.credentials, { system }));
      if (status === 403) return refuse(say(words.forbidden, { system }));
      if (status === 409) return refuse(say(words.conflict, { system }));
      if (status >= 500 || status === 408 || status === 429)
        return refuse(say(words.failing, { system, status }));
      return refuse(say(words.refused, { system, status }), false);
    }
  }
}

/** An answer that does not prove success counts as a failure. */
export const refuseAnswer = (system: string, cause?: unknown): AccessRefused =>
  new AccessRefused(say(words.strange, { system }), { retry: true, cause });
