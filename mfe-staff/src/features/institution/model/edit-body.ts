import { countryOfDomain } from '@portal/contract/countries';
import type { FormValues } from '@portal/shared-ui/form';
import { text, texts } from '@portal/shared-ui/institution';

/** The country of the first domain that has a country code. */
export const proposeCountry = (domains: readonly string[]): string | null =>
  domains.map(countryOfDomain).find((country) => country !== null) ?? null;

/** Converts edit form values to the server's body. An empty detail is still unknown and is not sent. */
export function listChanges(values: FormValues) {
  const official = text(values['official_name']);
  const ein = text(values['ein']);
  const { nonprofit } = values;
  return {
    name: text(values['name']),
    ...(official ? { official_name: official } : {}),
    ...(ein ? { ein } : {}),
    ...(nonprofit === 'yes' || nonprofit === 'no' ? { nonprofit: nonprofit === 'yes' } : {}),
    phone_number: text(values['phone_number']) || null,
    ...('domains' in values ? { domains: texts(values['domains']) } : {}),
    ...('country_exemption' in values
      ? {
          country: text(values['country']) || null,
          country_exemption: text(values['country_exemption']) || null,
        }
      : {}),
    ...('associated_names' in values
      ? {
          associated_names: texts(values['associated_names']),
          is_unresponsive: values['is_unresponsive'] === true,
        }
      : {}),
  };
}
