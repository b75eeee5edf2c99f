import { LIMITS } from '@portal/contract/limits';
import type { FormDefinition, FormField } from '@portal/shared-ui/form';
import { institutionFields, listCountries, may, type Institution } from '@portal/shared-ui/institution';
import { fields } from '#texts/institution-form';
import { page } from '#texts/institution-page';

/**
 * Until an institution has submitted its details, all but the name may be missing; the server checks them on
 * submission.
 */
const optional = (field: FormField): FormField => ({ ...field, isOptional: true });

const COUNTRY_FIELDS: FormField[] = [
  {
    type: 'select',
    name: 'country',
    label: page.country,
    help: page.countryHelp,
    isOptional: true,
    options: listCountries(),
  },
  {
    type: 'textarea',
    name: 'country_exemption',
    label: page.exemption,
    help: page.exemptionHelp,
    isOptional: true,
    maxLength: LIMITS.countryExemption,
  },
];

/** The fields that the user may change. */
export function makeEditForm(institution: Institution): FormDefinition {
  const { name, officialName, ein, nonprofit, phone, domains, names, unresponsive } = institutionFields;
  const details = [officialName, ein, nonprofit];
  return {
    id: 'institution-edit',
    sections: [
      {
        id: 'institution',
        title: fields.institutionTitle,
        items: [
          name,
          ...(institution.official_name === null && institution.ein === null
            ? details.map(optional)
            : details),
          phone,
          ...(may(institution, 'edit_domains') ? [domains] : []),
          ...(may(institution, 'edit_country') ? COUNTRY_FIELDS : []),
          ...(may(institution, 'edit_names') ? [names, unresponsive] : []),
        ],
      },
    ],
  };
}
