import type { SecondStep } from '@portal/contract';
import { LOGIN_MODAL_CODES, type LoginModalCode } from './login-codes.ts';
import { ApiError } from '@portal/shared-ui/data';
import type { LoginErrors } from './validate-login.ts';

/** How the form reacts to a refused login (spec 1 section 8, "Login error codes"). */
export type LoginOutcome =
  | { kind: 'modal'; code: LoginModalCode; detail: string }
  | { kind: 'second-step'; step: SecondStep }
  | { kind: 'bot-check' }
  | { kind: 'form'; message: string | null; errors: LoginErrors };

export function evaluateOutcome(error: unknown): LoginOutcome {
  if (!(error instanceof ApiError)) return { kind: 'bot-check' };
  const code = LOGIN_MODAL_CODES.find((known) => known === error.code);
  if (code) return { kind: 'modal', code, detail: error.detail };
  if (error.code === 'SECOND_FACTOR') return { kind: 'second-step', step: error.current as SecondStep };
  if (error.fields['recaptcha']) return { kind: 'bot-check' };
  const { email, password } = error.fields;
  const errors: LoginErrors = {
    ...(email?.[0] ? { email: email[0] } : {}),
    ...(password?.[0] ? { password: password[0] } : {}),
  };
  const isAtFields = Object.keys(errors).length > 0;
  return { kind: 'form', message: isAtFields ? null : error.detail, errors };
}
