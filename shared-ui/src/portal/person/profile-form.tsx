/** The form for a person's details; its fields depend on what the user may change. */
import { isRole } from '@portal/contract/roles';
import type { BodyOf, User } from '@portal/contract/types';
import { renameErrorFields } from '../data/index.ts';
import type { ComboOption } from '../../design/combobox/index.ts';
import type { FormDefinition, FormField, FormValues } from '../form/index.ts';
import { profile as profileWords } from '#texts/profile';
import { user as words } from '#texts/user';
import { readConnected } from '../orcid/index.ts';
import { searchAllInstitutions, searchApprovedInstitutions } from '../institution-search/index.ts';
import {
  AWS_FIELD,
  isResearcher,
  datasetMailField,
  dateMailField,
  DETAIL_FIELDS,
  GLOBUS_FIELD,
  NAME_FIELDS,
  ORCID_FIELD,
  OWN_ORCID_FIELD,
} from './person-fields.tsx';

type Body = BodyOf<'PATCH /user/{id}/'>;

const OWN_INSTITUTION: FormField = {
  type: 'combobox',
  name: 'institution',
  label: profileWords.institution,
  help: profileWords.institutionHelp,
  isOptional: true,
  search: searchApprovedInstitutions,
};
const INSTITUTIONS: FormField = {
  type: 'multi_combobox',
  name: 'institutions',
  label: words.institutions,
  help: words.institutionHelp,
  isOptional: true,
  search: searchAllInstitutions,
};

export function profileForm(
  { abilities, groups }: Pick<User, 'abilities' | 'groups'>,
  isOwn: boolean,
  fields: readonly FormField[],
): FormDefinition {
  const doesResearch = isResearcher(groups);
  const affiliation = abilities['affiliate'] ? [isOwn ? OWN_INSTITUTION : INSTITUTIONS] : [];
  return {
    id: isOwn ? 'profile' : 'user',
    sections: [
      {
        id: 'details',
        title: words.facts,
        items: [
          ...NAME_FIELDS,
          ...DETAIL_FIELDS,
          isOwn ? OWN_ORCID_FIELD : ORCID_FIELD,
          ...(doesResearch ? [GLOBUS_FIELD, AWS_FIELD] : []),
          ...affiliation,
          ...(doesResearch ? [datasetMailField(isOwn), dateMailField(isOwn)] : []),
          ...fields,
        ],
      },
    ],
  };
}

const option = (one: { id: number; display_name: string } | null | undefined): ComboOption | null =>
  one ? { id: String(one.id), label: one.display_name } : null;

export const profileValues = (person: User): FormValues => ({
  first_name: person.first_name,
  last_name: person.last_name,
  ...Object.fromEntries(DETAIL_FIELDS.map(({ name }) => [name, person[name] ?? ''])),
  orcid: person.orcid ?? '',
  globus_username: person.globus_username ?? '',
  aws_account_id: person.aws_account_id ?? '',
  dataset_update_email_opted_in: person.dataset_update_email_opted_in,
  date_reminder_email_opted_in: person.date_reminder_email_opted_in,
  groups: person.groups.map(({ name }) => name).filter(isRole),
  institution: option(person.institution),
  institutions: (person.institutions ?? []).map(option),
});

const readId = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : null;
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Converts each form field to the request body. */
const ON_THE_WIRE: Readonly<Record<string, (value: unknown) => Body>> = {
  first_name: (value) => ({ first_name: String(value) }),
  last_name: (value) => ({ last_name: String(value) }),
  ...Object.fromEntries(
    DETAIL_FIELDS.map(({ name }) => [name, (value: unknown) => ({ [name]: textOrNull(value) })]),
  ),
  orcid(value) {
    const connected = readConnected(value);
    return connected
      ? { orcid: connected.orcid, orcid_proof: connected.proof }
      : { orcid: textOrNull(value) };
  },
  globus_username: (value) => ({ profile: { globus_username: textOrNull(value) } }),
  aws_account_id: (value) => ({ profile: { aws_account_id: textOrNull(value) } }),
  dataset_update_email_opted_in: (value) => ({ dataset_update_email_opted_in: value === true }),
  date_reminder_email_opted_in: (value) => ({ date_reminder_email_opted_in: value === true }),
  groups: (value) => ({ additional_data: { user_type: (Array.isArray(value) ? value : []) as never } }),
  // Without a primary institution, the person has no institution at all (spec 1 section 5).
  institution: (value) => ({ institution: readId(value) }),
  institutions: (value) => {
    const ids = (Array.isArray(value) ? value : []).flatMap((one) => readId(one) ?? []);
    return ids.length === 0 ? { institution: null } : { institutions: ids };
  },
};

function write(name: string, value: unknown): Body {
  const made = ON_THE_WIRE[name]?.(value);
  if (!made) throw new Error(`the form of a person does not say how ${name} travels`);
  return made;
}

/** The request body with changed fields only, so that other people's changes to other fields are preserved. */
export function changedBody(definition: FormDefinition, before: FormValues, after: FormValues): Body {
  const names = definition.sections.flatMap(({ items }) =>
    items.flatMap((item) => ('name' in item ? item.name : [])),
  );
  const parts = names
    .filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
    .map((name) => write(name, after[name]));
  const profile = Object.assign({}, ...parts.map((part) => part.profile ?? {})) as Body['profile'];
  return Object.assign({}, ...parts, profile && Object.keys(profile).length > 0 ? { profile } : {}) as Body;
}

const isOption = (value: unknown): value is ComboOption =>
  typeof value === 'object' && value !== null && 'label' in value;
const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (isOption(value)) return value.label;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' ? value : '';
};

/** Another person's changes, with the labels of the form. */
export function describeChanges(definition: FormDefinition, before: FormValues, now: FormValues) {
  return definition.sections
    .flatMap(({ items }) => items.flatMap((item) => ('name' in item ? [item] : [])))
    .filter(({ name }) => JSON.stringify(before[name] ?? null) !== JSON.stringify(now[name] ?? null))
    .map(({ name, label }) => ({ term: label, value: formatValue(now[name]) }));
}

/** Renames the error fields of the API to those of the form. */
export const withFormFields = (error: unknown, names: Readonly<Record<string, string>>): unknown =>
  renameErrorFields(error, (field) => names[field] ?? field);
