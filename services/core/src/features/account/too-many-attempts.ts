import { AppError, type Call } from '@portal/kit';

function waitingTime(seconds: number): string {
  const [exact, unit] = seconds > 2 * 3600 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute'];
  const count = Math.ceil(exact);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export class TooManyAttempts extends AppError {
  readonly retryAfter: number;

  /** `hint` is a sentence on what helps meanwhile. */
  constructor(retryAfter: number, hint = '') {
    const when = `Too many attempts. Please try again in ${waitingTime(retryAfter)}`;
    super('TOO_MANY_REQUESTS', hint ? `${when}. ${hint}` : when);
    this.retryAfter = retryAfter;
  }
}

/** A refusal says in `Retry-After` when to come back. */
export async function withRetryAfter<T>(call: Pick<Call, 'context'>, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TooManyAttempts) call.context.set('Retry-After', String(error.retryAfter));
    throw error;
  }
}
