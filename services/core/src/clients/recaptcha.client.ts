/** Google reCAPTCHA: Google verifies whether a person solved the widget. */
import { AppError, askOutside } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../texts/en/account-refusals.ts';
import type { RecaptchaSettings } from '../settings.ts';

const TIMEOUT_MS = 5000;
const Verdict = z.looseObject({ success: z.boolean() });

/** @throws SERVICE_UNAVAILABLE when Google cannot be reached */
export async function isHuman({ url, secret }: RecaptchaSettings, answer: string): Promise<boolean> {
  try {
    const verdict = await askOutside({
      system: 'reCAPTCHA',
      url,
      init: { method: 'POST', body: new URLSearchParams({ secret, response: answer }), redirect: 'follow' },
      timeoutMs: TIMEOUT_MS,
      answer: Verdict,
    });
    return verdict.success;
  } catch (error) {
    throw new AppError('SERVICE_UNAVAILABLE', accountRefusals.registration.botCheckUnreachable, {
      cause: error,
    });
  }
}
