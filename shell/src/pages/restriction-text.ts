/** The countries whose institutions get no resources, as one sentence (spec 1 section 1). */
export function restrictionText(countries: readonly string[]): string {
  if (countries.length === 0) return 'Resources are open to institutions in every country.';
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(countries);
  return `Resources are restricted for institutions in ${list}.`;
}
