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

/** A new account by an administrator (spec 3 section 5 "New user"). */
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
const optional = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The label of the first institution travels; of several, their ids beside it. */
export function newUserBody(values: FormValues): BodyOf<'POST /user/create_user/'> {
  const chosen = readChosen(values['institutions']);
  return {
    first_name: String(values['first_name']),
    last_name: String(values['last_name']),
    email: String(values['email']).trim(),
    title: optional(values['title']),
    phone_number: optional(values['phone_number']),
    orcid: optional(values['orcid']),
    groups: (Array.isArray(values['groups']) ? values['groups'] : []).filter(isRole),
    institution: chosen[0]?.label ?? '',
    ...(chosen.length > 1 ? { institutions: chosen.map(({ id }) => Number(id)) } : {}),
  };
}
