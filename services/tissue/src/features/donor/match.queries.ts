/** Finds similar donors: controls for cases, and replacements for a donor who is no longer offered. */
import { DONOR_GENDERS, TISSUE_STATES, type DonorMatches, type DonorStore } from '@portal/contract';
import { permitted, sql, trustedSql, type Actor, type Reads, type Sql } from '@portal/kit';
import { z } from 'zod';
import { choosesUnconfirmed, donorPolicy } from './donor.policy.ts';
import { findNearest, type Neighbour } from './neighbours.ts';

/** The brain bank's names for donors without a developmental condition, in lower case. */
export const CONTROL_DIAGNOSES = ['control', 'typically developing', 'unaffected control'] as const;

const Measure = z.number().nullable();
const State = z.enum(TISSUE_STATES);
const ComparedRow = z.object({
  donor_hash: z.string(),
  diagnosis: z.string(),
  age: Measure,
  pmi: Measure,
  gender: z.enum(DONOR_GENDERS),
  left_hemisphere: State,
  right_hemisphere: State,
  brainstem: State,
});

export interface DonorSimilarity {
  /** Hashes of the donors to compare with. */
  readonly cases: readonly string[];
  readonly store: DonorStore;
  readonly exclude: readonly string[];
  readonly perCase: number;
  /** `controls` have no condition; `alike` have the same diagnosis as the case. */
  readonly among: 'controls' | 'alike';
}

/**
 * Nearest donors by the hash of each case that the caller may read. Only donors that the caller may choose are
 * suggested.
 */
export async function findNeighbours(
  reads: Reads,
  actor: Actor,
  { cases, store, exclude, perCase, among }: DonorSimilarity,
): Promise<ReadonlyMap<string, Neighbour[]>> {
  const read = (condition: Sql) =>
    reads.rows(
      ComparedRow,
      sql`select t.donor_hash, t.diagnosis, t.age::float8 as age, t.pmi::float8 as pmi, t.gender, t.left_hemisphere,
          t.right_hemisphere, t.brainstem
        from tissue.donor t where ${permitted(donorPolicy, actor)} and ${condition}`,
    );
  const given = await read(sql`t.donor_hash = any(${[...cases]}::text[])`);
  const diagnoses =
    among === 'controls' ? [...CONTROL_DIAGNOSES] : given.map((one) => one.diagnosis.toLowerCase());
  const confirmed = choosesUnconfirmed(actor) ? 'true' : "t.confirmation_status = 'Confirmed'";
  const others = await read(sql`t.store = ${store} and t.is_available and ${trustedSql(confirmed)}
    and lower(t.diagnosis) = any(${diagnoses}::text[])
    and t.donor_hash <> all(${[...cases, ...exclude]}::text[])`);
  return new Map(
    given.map((one) => {
      const near =
        among === 'controls' ? others : others.filter(({ diagnosis }) => diagnosis === one.diagnosis);
      return [one.donor_hash, findNearest(one, near, perCase)];
    }),
  );
}

/** Suggested controls for each case, in the order of the cases; an unknown case gets none. */
export async function suggestControls(
  reads: Reads,
  actor: Actor,
  asked: Omit<DonorSimilarity, 'among'>,
): Promise<DonorMatches> {
  const cases = [...new Set(asked.cases)];
  const found = await findNeighbours(reads, actor, { ...asked, cases, among: 'controls' });
  return { results: cases.map((hash) => ({ donor_hash: hash, suggestions: found.get(hash) ?? [] })) };
}
