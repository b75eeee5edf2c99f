import { say } from '../../language/index.ts';
import type { OutsideFault } from './ask-outside.ts';

/** Catalog texts about failures that name the system. */
export interface FailureWords {
  /** With the placeholder `{seconds}`. */
  readonly silent: string;
  readonly unreachable: string;
  readonly credentials: string;
  /** Text for a 403; by default `credentials`. */
  readonly forbidden?: string;
  /** With the placeholder `{status}`. */
  readonly failing: string;
  readonly unreadable: string;
}

/** Describes the failure for the people who maintain the connection. */
export function describeFailure({ failure }: OutsideFault, words: FailureWords): string {
  switch (failure.kind) {
    case 'silent':
      return say(words.silent, { seconds: Math.round(failure.timeoutMs / 1000) });
    case 'unreachable':
      return words.unreachable;
    case 'unreadable':
      return words.unreadable;
    case 'status':
      if (failure.status === 401) return words.credentials;
      if (failure.status === 403) return words.forbidden ?? words.credentials;
      return say(words.failing, { status: failure.status });
  }
}
