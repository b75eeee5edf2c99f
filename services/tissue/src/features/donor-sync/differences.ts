/** In which fields a donor that is known differs from what the brain bank sends. */
import type { StoredDonor } from './donor-rows.sql.ts';
import type { ReadDonor } from './source-donor.ts';

/** Of no interest to anyone: when the source last touched it. What is withheld counts by its fields. */
const SILENT = new Set(['donor_hash', 'source_updated', 'withheld']);

/** Keys in one order, since jsonb has its own. */
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

/** Names of our fields, sorted; `samples` and `survey` as a whole. */
export function findDifferences(stored: StoredDonor, { fields, samples, survey }: ReadDonor): string[] {
  const names = Object.entries(fields)
    .filter(([name, value]) => !SILENT.has(name) && !isSame(stored.fields[name], value))
    .map(([name]) => name);
  if (!isSame(stored.samples, samples)) names.push('samples');
  if (!isSame(stored.survey, survey)) names.push('survey');
  const before = stored.fields['withheld'] as Readonly<Record<string, unknown>>;
  const withheld = Object.keys({ ...before, ...fields.withheld }).filter(
    (name) => !isSame(before[name], fields.withheld[name]),
  );
  return [...new Set([...names, ...withheld])].toSorted();
}
