/** Test donors. */
interface Build {
  sql(text: string, values?: readonly unknown[]): Promise<unknown>;
}

/** The hash of a test's donor `number`. */
export const makeHash = (number: number): string => number.toString(16).padStart(16, '0');

/** Inserts a donor; by default confirmed, available and typically developing. @returns the id */
export async function buildDonor(
  build: Build,
  number: number,
  fields: Readonly<Record<string, string | number | boolean | null | readonly string[]>> = {},
): Promise<number> {
  const row: Record<string, unknown> = {
    store: 'main',
    donor_hash: makeHash(number),
    diagnosis: 'Typically developing',
    confirmation_status: 'Confirmed',
    source_updated: new Date('2026-01-01'),
    ...fields,
  };
  const columns = Object.keys(row);
  const made = (await build.sql(
    `insert into tissue.donor (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
      returning id`,
    Object.values(row),
  )) as { id: number }[];
  return made[0]?.id ?? 0;
}
