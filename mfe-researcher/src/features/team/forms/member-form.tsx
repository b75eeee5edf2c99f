import { GLOBUS_PATTERN, LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { TEAM_ROLE_LABELS, TEAM_ROLES } from '@portal/contract/roles';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { institutionSearch } from '@portal/shared-ui/institution-search';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import type { MemberBody } from '../model/member-body.ts';
import { team as words } from '#texts/team';

/** An option of the account forms that is not an institution's name: the server refuses it. */
const NOT_LISTED = 'institution is not listed';

/** A team may include institutions unknown to the portal, so the value is the name, not the id. */
const searchInstitutions = institutionSearch({
  offer: ({ display_name: name }) => ({ id: name, label: name }),
});

const isOption = (value: unknown): value is ComboOption =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value;

/** The form for one member; `taken` are the email addresses of the other members. */
export function memberForm(taken: readonly string[]): FormDefinition {
  const required = { requiredMessage: MESSAGES.tableRequired };
  return {
    id: 'member',
    sections: [
      {
        id: 'member',
        title: words.form.title,
        items: [
          {
            type: 'text',
            name: 'first_name',
            label: words.form.firstName,
            maxLength: LIMITS.name,
            ...required,
          },
          {
            type: 'text',
            name: 'last_name',
            label: words.form.lastName,
            maxLength: LIMITS.name,
            ...required,
          },
          {
            type: 'email',
            name: 'email',
            label: words.form.email,
            maxLength: LIMITS.email,
            help: words.form.emailHelp,
            validate: (value) =>
              taken.includes(String(value).trim().toLowerCase()) ? words.form.emailTaken : undefined,
            ...required,
          },
          {
            type: 'select',
            name: 'user_role',
            label: words.form.role,
            options: TEAM_ROLES.map((role) => ({ value: role, label: TEAM_ROLE_LABELS[role] })),
            ...required,
          },
          {
            type: 'custom',
            name: 'institution',
            label: words.form.institution,
            render: ({ value, onChange, onBlur, ...control }) => (
              <Combobox
                {...control}
                // renders the list inside the dialog, because focus cannot leave it
                isInDialog
                search={searchInstitutions}
                ownText={{
                  maxLength: LIMITS.institutionName,
                  help: words.form.institutionHelp,
                }}
                value={isOption(value) ? value : null}
                onChange={onChange}
                onBlur={onBlur}
              />
            ),
            validate: (value) =>
              isOption(value) && value.label.trim().toLowerCase() === NOT_LISTED
                ? words.form.institutionMissing
                : undefined,
            ...required,
          },
          {
            type: 'text',
            name: 'globus_username',
            label: words.form.globusName,
            isOptional: true,
            maxLength: LIMITS.globusUsername,
            pattern: { matches: GLOBUS_PATTERN, message: MESSAGES.globus },
            errorHint: MESSAGES.globusWarning,
          },
        ],
      },
    ],
  };
}

export function memberValues(member: MemberBody | null): FormValues {
  if (!member) return {};
  return { ...member, institution: { id: member.institution, label: member.institution } };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Converts form values to the server's request body. */
export function makeMember(values: FormValues): MemberBody {
  const institution = values['institution'];
  const role = TEAM_ROLES.find((each) => each === values['user_role']) ?? 'Collaborator';
  return {
    first_name: text(values['first_name']),
    last_name: text(values['last_name']),
    email: text(values['email']),
    institution: isOption(institution) ? institution.label : '',
    user_role: role,
    globus_username: text(values['globus_username']) || null,
  };
}
