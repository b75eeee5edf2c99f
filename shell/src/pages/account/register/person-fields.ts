import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import type { FormField } from '@portal/shared-ui/form';
import { register as words } from '#texts/register';

/** First and last name, the same in every sign-up form. */
export const nameFields: readonly FormField[] = [
  {
    type: 'text',
    name: 'first_name',
    label: words.firstName,
    requiredMessage: MESSAGES.firstNameRequired,
    maxLength: LIMITS.name,
    autoComplete: 'given-name',
  },
  {
    type: 'text',
    name: 'last_name',
    label: words.lastName,
    requiredMessage: MESSAGES.lastNameRequired,
    maxLength: LIMITS.name,
    autoComplete: 'family-name',
  },
];
