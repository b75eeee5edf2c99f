/** The sentence with the countries whose institutions get no resources (spec 1 section 1). */
import { fill, pageLocale } from '@portal/shared-ui';
import { pages as words } from '#texts/pages';

export function restrictionText(countries: readonly string[]): string {
  if (countries.length === 0) return words.restrictions.none;
  const list = new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(countries);
  return fill(words.restrictions.list, { list });
}
