import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { isRole } from '@portal/contract/roles';
import type { BodyOf } from '@portal/contract/types';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { user as words } from '#texts/user';
import { ROLES_FIELD } from './account-fields.tsx';
import { DETAIL_FIELDS, NAME_FIELDS, ORCID_FIELD } from '@portal/shared-ui/person';
import { searchAllInstitutions } from '@portal/shared-ui/institution-search';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form for a new account created by an administrator (spec 3 section 5 "New user"). */
export const NEW_USER_FORM: FormDefinition = {
  id: 'new-user',
  sections: [
    {
      id: 'person',
      title: words.create,
      items: [
        ...NAME_FIELDS,
        {
          type: 'email',
          name: 'email',
          label: words.email,
          maxLength: LIMITS.email,
          autoComplete: 'off',
          pattern: { matches: EMAIL, message: MESSAGES.emailPattern },
        },
        {
          type: 'multi_combobox',
          name: 'institutions',
          label: words.institutions,
          help: words.institutionHelp,
          search: searchAllInstitutions,
        },
        ...DETAIL_FIELDS,
        ORCID_FIELD,
        { ...ROLES_FIELD, isOptional: false },
      ],
    },
  ],
};

interface Chosen {
  id: string;
  label: string;
}
const readChosen = (value: unknown): Chosen[] => (Array.isArray(value) ? (value as Chosen[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * The body of a new account. It has the label of the first institution; if there are several, also their ids. All other
 * fields are texts with the server's names.
 */
export function newUserBody({
  first_name: firstName,
  last_name: lastName,
  email,
  institutions,
  groups,
  ...details
}: FormValues): BodyOf<'POST /user/create_user/'> {
  const chosen = readChosen(institutions);
  return {
    ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, text(value) || null])),
    first_name: text(firstName),
    last_name: text(lastName),
    email: text(email),
    groups: (Array.isArray(groups) ? groups : []).filter(isRole),
    institution: chosen[0]?.label ?? '',
    ...(chosen.length > 1 ? { institutions: chosen.map(({ id }) => Number(id)) } : {}),
  };
}
