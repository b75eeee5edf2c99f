import { AppError, type Call } from '@portal/kit';

export class TooManyAttempts extends AppError {
  readonly retryAfter: number;

  /** `hint` is a sentence on what helps meanwhile. */
  constructor(retryAfter: number, hint = '') {
    const minutes = Math.ceil(retryAfter / 60);
    const when = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    super('TOO_MANY_REQUESTS', hint ? `${when}. ${hint}` : when);
    this.retryAfter = retryAfter;
  }
}

/** Tells with a refusal when to come back. */
export async function tellingWhen<T>(call: Pick<Call, 'context'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyAttempts) call.context.set('Retry-After', String(error.retryAfter));
    throw error;
  }
}
