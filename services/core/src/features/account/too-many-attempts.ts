import { AppError, type Call, say, translate } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';

function waitingTime(seconds: number): string {
  const { hours, minutes } = accountRefusals.login;
  return seconds > 2 * 3600
    ? say(hours, { count: Math.ceil(seconds / 3600) })
    : say(minutes, { count: Math.ceil(seconds / 60) });
}

export class TooManyAttempts extends AppError {
  readonly retryAfter: number;

  /** @param hint catalogue text with advice for the waiting time */
  constructor(retryAfter: number, hint = '') {
    const when = say(accountRefusals.login.tooMany, { time: waitingTime(retryAfter) });
    super('TOO_MANY_REQUESTS', hint ? `${when}. ${translate(hint)}` : when);
    this.retryAfter = retryAfter;
  }
}

/** Sets the `Retry-After` header when `run` is refused for too many attempts. */
export async function withRetryAfter<T>(call: Pick<Call, 'context'>, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TooManyAttempts) call.context.set('Retry-After', String(error.retryAfter));
    throw error;
  }
}
