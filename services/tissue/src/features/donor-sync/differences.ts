/** Which fields of a stored donor differ from the brain bank's record. */
import type { StoredDonor } from './donor-rows.sql.ts';
import type { ReadDonor } from './source-donor.ts';

/** Differences that are not reported: the source's timestamp, and withheld texts, which count by their own fields. */
const IGNORED_FIELDS = new Set(['donor_hash', 'source_updated', 'withheld']);

/** Sorts keys, since jsonb has its own key order. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
};
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** Sorted names of our fields; `samples` and `survey` count as one field each. */
export function findDifferences(stored: StoredDonor, { fields, samples, survey }: ReadDonor): string[] {
  const names = Object.entries(fields)
    .filter(([name, value]) => !IGNORED_FIELDS.has(name) && !isSame(stored.fields[name], value))
    .map(([name]) => name);
  if (!isSame(stored.samples, samples)) names.push('samples');
  if (!isSame(stored.survey, survey)) names.push('survey');
  const before = stored.fields['withheld'] as Readonly<Record<string, unknown>>;
  const withheld = Object.keys({ ...before, ...fields.withheld }).filter(
    (name) => !isSame(before[name], fields.withheld[name]),
  );
  return [...new Set([...names, ...withheld])].toSorted();
}
