/** Writes one page of donors in one transaction: completely or not at all. */
import type { DonorStore } from '@portal/contract';
import { asJson, sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { findDifferences } from './differences.ts';
import { forgetCorrectedTexts, withholdNewTexts } from './donor-text.commands.ts';
import { lockTexts } from './donor-text.resource.ts';
import type { ReadDonor } from './source-donor.ts';
import {
  Stored,
  lockStoredDonorsSql,
  writeDonorsSql,
  writeSamplesSql,
  writeSurveysSql,
} from './donor-rows.sql.ts';

export interface Change {
  readonly donor_hash: string | null;
  readonly change: 'added' | 'changed' | 'removed' | 'returned' | 'refused';
  readonly fields: readonly string[];
}

/**
 * Writes new and changed donors. Withdrawn donors remain available here; removal is decided after all pages were read.
 * @returns what it changed
 */
export async function writeDonors(
  work: Work,
  store: DonorStore,
  donors: readonly ReadDonor[],
): Promise<Change[]> {
  await work.run(lockTexts);
  const known = new Map(
    (await work.rows(Stored, lockStoredDonorsSql(donors.map(({ hash }) => hash)))).map((row) => [
      row.donor_hash,
      row,
    ]),
  );
  const changes: Change[] = [];
  const accepted: ReadDonor[] = [];
  const written: ReadDonor[] = [];
  for (const donor of donors) {
    const { hash } = donor;
    const stored = known.get(hash);
    // Refuse a hash that belongs to the other store, and a record older than the stored one.
    const refusedFields = [
      ...(!stored || stored.store === store ? [] : ['store']),
      ...(stored && Date.parse(donor.updated) < stored.source_updated.getTime() ? ['source_updated'] : []),
    ];
    if (refusedFields.length > 0)
      changes.push({ donor_hash: hash, change: 'refused', fields: refusedFields });
    else accepted.push(donor);
  }
  for (const donor of await withholdNewTexts(work, store, accepted, known)) {
    const { hash } = donor;
    const stored = known.get(hash);
    if (!stored) {
      written.push(donor);
      changes.push({ donor_hash: hash, change: 'added', fields: [] });
      continue;
    }
    const retained = {
      ...donor,
      fields: { ...donor.fields, is_available: stored.fields['is_available'] || donor.isOffered },
    };
    const fields = findDifferences(stored, retained);
    if (fields.length === 0) continue;
    written.push(retained);
    changes.push({
      donor_hash: hash,
      change: fields.includes('is_available') ? 'returned' : 'changed',
      fields: fields.filter((field) => field !== 'is_available'),
    });
  }
  if (written.length > 0) {
    await work.run(writeDonorsSql(store, written));
    await work.run(writeSamplesSql(written));
    for (const statement of writeSurveysSql(written)) await work.run(statement);
    await forgetCorrectedTexts(work);
  }
  return changes;
}

/**
 * Whether the run is still owned by this process; no other can end it during this transaction. Also updates the
 * heartbeat.
 */
export async function lockRun(work: Work, id: number): Promise<boolean> {
  const locked = await work.row(
    z.object({ id: z.int() }),
    sql`update tissue.donor_sync set beat = clock_timestamp() where id = ${id} and state = 'running' returning id`,
  );
  return locked !== undefined;
}

const COUNTED = {
  added: 'added',
  changed: 'changed',
  returned: 'changed',
  removed: 'removed',
  refused: 'refused',
} as const;

/** Stores the changes of a run and updates its counts. */
export async function noteChanges(
  work: Work,
  id: number,
  { seen, changes }: { readonly seen: number; readonly changes: readonly Change[] },
): Promise<void> {
  const count = (column: string) => changes.filter(({ change }) => COUNTED[change] === column).length;
  const counted = (['added', 'changed', 'removed', 'refused'] as const).map(
    (column) => sql`${trustedSql(column)} = ${trustedSql(column)} + ${count(column)}::int`,
  );
  const [added, changed, removed, refused] = counted;
  if (added && changed && removed && refused)
    await work.run(sql`update tissue.donor_sync set seen = ${seen}::int, ${added}, ${changed}, ${removed}, ${refused}
      where id = ${id}`);
  if (changes.length > 0)
    await work.run(sql`insert into tissue.donor_change (sync_id, donor_hash, change, fields)
      select ${id}, one.donor_hash, one.change, one.fields
      from jsonb_to_recordset(${asJson(changes)}::jsonb) one (donor_hash text, change text, fields text[])`);
}
