import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import type { FormDefinition } from '@portal/shared-ui/form';
import { password } from '#texts/password';
import { register as words } from '#texts/register';
import { readText } from '../read-text.ts';
import { passwordFields } from '../password/password-fields.tsx';
import { nameFields } from '../register/person-fields.ts';
import { termsSection } from '../register/terms-section.tsx';
import { InvitedEmail } from './InvitedEmail.tsx';

/** The form of an invited Signing Official (spec 1 section 3, "Signup fields"). */
export const officialDefinition: FormDefinition = {
  id: 'register-official',
  sections: [
    {
      id: 'person',
      title: words.aboutYou,
      items: [
        ...nameFields,
        {
          type: 'text',
          name: 'title',
          label: words.jobTitle,
          help: words.jobTitleHelp,
          isOptional: true,
          maxLength: LIMITS.personTitle,
          autoComplete: 'organization-title',
        },
        {
          type: 'custom',
          name: 'email',
          label: words.email,
          help: words.emailFixed,
          render: ({ id, value, 'aria-describedby': describedBy }) => (
            <InvitedEmail id={id} describedBy={describedBy} value={readText(value)} />
          ),
        },
        {
          type: 'tel',
          name: 'phone_number',
          label: words.phone,
          requiredMessage: MESSAGES.phoneRequired,
          maxLength: LIMITS.phone,
          autoComplete: 'tel',
        },
      ],
    },
    {
      id: 'password',
      title: words.passwordSection,
      items: passwordFields({ password: password.label, confirm: password.confirm }),
    },
    termsSection,
  ],
};
