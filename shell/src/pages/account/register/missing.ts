import type { FormValues } from '@portal/shared-ui/form';
import { register as words } from '#texts/register';
import { isConfirmationReady, isPasswordReady } from '../password/password-fields.tsx';

/** What keeps Submit disabled: the password component and the terms (spec 1 section 5). */
export function missingForSubmit(values: FormValues): readonly string[] {
  return [
    ...(isPasswordReady(values) ? [] : [words.missingPassword]),
    ...(isConfirmationReady(values) ? [] : [words.missingConfirmation]),
    ...(values['agreed_to_terms'] === true ? [] : [words.missingTerms]),
  ];
}
