import { AWS_ACCOUNT_PATTERN, GLOBUS_PATTERN, LIMITS } from '@portal/contract/limits';
import { INPUT_MESSAGES } from '@portal/contract/input-messages';
import { MESSAGES } from '@portal/contract/messages';
import type { BodyOf, User } from '@portal/contract/types';
import type { FormField } from '../form/index.ts';
import { profile as profileWords } from '#texts/profile';
import { orcid as orcidWords } from '#texts/orcid';
import { user as words } from '#texts/user';
import { readOrcid } from '../orcid/index.ts';
import { OwnOrcidField } from './OwnOrcidField.tsx';

const ORCID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

export const NAME_FIELDS: readonly FormField[] = [
  {
    type: 'text',
    name: 'first_name',
    label: words.firstName,
    maxLength: LIMITS.name,
    requiredMessage: MESSAGES.firstNameRequired,
    autoComplete: 'given-name',
  },
  {
    type: 'text',
    name: 'last_name',
    label: words.lastName,
    maxLength: LIMITS.name,
    requiredMessage: MESSAGES.lastNameRequired,
    autoComplete: 'family-name',
  },
];

/** Texts of a person that may be empty, in every form of one: their names are those of the server. */
export const DETAIL_FIELDS = [
  {
    type: 'text',
    name: 'title',
    label: words.title,
    maxLength: LIMITS.personTitle,
    isOptional: true,
    autoComplete: 'honorific-prefix',
  },
  {
    type: 'tel',
    name: 'phone_number',
    label: words.phone,
    maxLength: LIMITS.phone,
    isOptional: true,
    autoComplete: 'tel',
    width: '20rem',
  },
] as const satisfies readonly (FormField & { readonly name: keyof BodyOf<'POST /user/create_user/'> })[];

/** Staff type another person's iD. */
export const ORCID_FIELD: FormField = {
  type: 'text',
  name: 'orcid',
  label: words.orcid,
  help: profileWords.orcidHelp,
  isOptional: true,
  width: '20rem',
  maxLength: LIMITS.orcid,
  pattern: { matches: ORCID, message: profileWords.orcidHelp },
};

/** Users' own iD comes from ORCID, as in registration (spec 1 section 7: "popup 600x750"). */
export const OWN_ORCID_FIELD: FormField = {
  type: 'custom',
  name: 'orcid',
  label: words.orcid,
  help: orcidWords.help,
  isOptional: true,
  render: ({ value, ...control }) => <OwnOrcidField {...control} value={readOrcid(value)} />,
};

export const GLOBUS_FIELD: FormField = {
  type: 'text',
  name: 'globus_username',
  label: words.globus,
  help: profileWords.globusHelp,
  isOptional: true,
  maxLength: LIMITS.globusUsername,
  pattern: { matches: GLOBUS_PATTERN, message: MESSAGES.globus },
  errorHint: MESSAGES.globusWarning,
};

export const AWS_FIELD: FormField = {
  type: 'text',
  name: 'aws_account_id',
  label: words.aws,
  help: profileWords.awsHelp,
  isOptional: true,
  width: '20rem',
  maxLength: LIMITS.awsAccount,
  pattern: { matches: AWS_ACCOUNT_PATTERN, message: INPUT_MESSAGES.awsAccount },
};

/** Signing Officials without another role have no datasets and no dates of access. */
export const isResearcher = (groups: User['groups']): boolean =>
  groups.length === 0 || groups.some(({ name }) => name !== 'sbso');

/** Same wording rule as {@link datasetMailField}. */
export const dateMailField = (isOwn: boolean): FormField => ({
  type: 'checkbox',
  name: 'date_reminder_email_opted_in',
  label: isOwn ? profileWords.dateMail : words.dateMailOf,
  isOptional: true,
});

/** The label addresses the user on their own profile, and names the person on other profiles. */
export const datasetMailField = (isOwn: boolean): FormField => ({
  type: 'checkbox',
  name: 'dataset_update_email_opted_in',
  label: isOwn ? profileWords.datasetMail : words.datasetMailOf,
  isOptional: true,
});
