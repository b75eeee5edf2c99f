import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import type { FormDefinition } from '@portal/shared-ui/form';
import { orcidFormField } from '@portal/shared-ui/orcid';
import { password } from '#texts/password';
import { register as words } from '#texts/register';
import { readText } from '../read-text.ts';
import { passwordFields } from '../password/password-fields.tsx';
import { ConfirmEmailInput } from './ConfirmEmailInput.tsx';
import { searchInstitutions } from './institution-search.ts';
import { nameFields } from './person-fields.ts';
import { termsSection } from './terms-section.tsx';

const plain = (value: unknown): string => readText(value).trim().toLowerCase();

/**
 * The sign-up form of researchers (spec 1 section 3, "Signup fields"). The ORCID button is left out if
 * `orcidAuthorizeUrl` is null.
 */
export function researcherDefinition(orcidAuthorizeUrl: string | null): FormDefinition {
  return {
    id: 'register',
    sections: [
      {
        id: 'person',
        title: words.aboutYou,
        items: [
          ...nameFields,
          {
            type: 'email',
            name: 'email',
            label: words.email,
            help: words.emailHelp,
            requiredMessage: MESSAGES.emailPattern,
            maxLength: LIMITS.email,
            autoComplete: 'email',
          },
          {
            type: 'custom',
            name: 'confirm_email',
            label: words.confirmEmail,
            help: words.confirmEmailHelp,
            requiredMessage: MESSAGES.emailsDiffer,
            validate: (value, values) =>
              plain(value) === plain(values['email']) ? undefined : MESSAGES.emailsDiffer,
            render: ({ value, ...control }) => <ConfirmEmailInput {...control} value={readText(value)} />,
          },
          ...(orcidAuthorizeUrl === null ? [] : [orcidFormField('orcid_id', orcidAuthorizeUrl)]),
        ],
      },
      {
        id: 'institution',
        title: words.yourInstitution,
        items: [
          {
            type: 'combobox',
            name: 'institution',
            label: words.institution,
            help: words.institutionHelp,
            requiredMessage: MESSAGES.institutionUnselected,
            search: searchInstitutions,
            emptyText: words.institutionEmpty,
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
}
