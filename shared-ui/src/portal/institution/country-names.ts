import { COUNTRY_CODES } from '@portal/contract/countries';
import { pageLocale } from '../../design/layout/fill.ts';

const namesFor = () => new Intl.DisplayNames([pageLocale(), 'en'], { type: 'region' });

export const countryName = (code: string): string => namesFor().of(code) ?? code;

/** All countries with their names in the language of the page. */
export function listCountries(): { value: string; label: string }[] {
  const names = namesFor();
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  );
}
