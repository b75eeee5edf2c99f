import { FRAME_MESSAGES } from '@portal/contract/frame-messages';

export interface LoginValues {
  email: string;
  password: string;
}
export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

const EMAIL = /^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\]+$/;

/** Validates the login form (spec 1 section 5); empty if there is no error. */
export function validateLogin({ email, password }: LoginValues): LoginErrors {
  return {
    ...(EMAIL.test(email.trim()) ? {} : { email: FRAME_MESSAGES.emailPattern }),
    ...(password === '' ? { password: FRAME_MESSAGES.passwordRequired } : {}),
  };
}
