import type { FormDefinition } from '@portal/shared-ui/form';
import { forgotten, password } from '#texts/password';
import { passwordFields } from '../password/password-fields.tsx';

/** Both passwords must match and be valid (spec 1 section 5). */
export const resetDefinition: FormDefinition = {
  id: 'new-password',
  sections: [
    {
      id: 'password',
      title: forgotten.newTitle,
      items: passwordFields({ password: password.newLabel, confirm: password.confirmNew }),
    },
  ],
};
