/** Removes donors whom the brain bank no longer offers. */
import { say, sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { SourceFault } from '../../clients/donor-source.client.ts';
import { donorSyncWords as words } from '../../texts/en/donor-sync.ts';
import type { TakenSync } from './donor-sync.commands.ts';
import type { Change } from './page.commands.ts';

/** Share of the available donors; an import that would remove more is refused. */
const MOST_REMOVED = 0.2;
/** This many removals are always accepted; otherwise a small store could never lose a donor. */
const FEW = 3;

/** The import would remove too many donors; staff may accept that. */
export class RemovalsWithheld extends SourceFault {
  readonly count: number;

  constructor(message: string, count: number) {
    super(message);
    this.count = count;
  }
}

/**
 * Marks withdrawn donors as unavailable and, after a full import, those who were missing.
 * @throws RemovalsWithheld where that would be too many: then no donor is removed
 */
export async function removeDonors(
  work: Work,
  run: TakenSync,
  seen: ReadonlyMap<string, 'offered' | 'withdrawn' | 'refused'>,
): Promise<Change[]> {
  const withdrawn = [...seen].flatMap(([hash, how]) => (how === 'withdrawn' ? [hash] : []));
  const rows = await work.rows(
    z.object({ donor_hash: z.string(), is_gone: z.boolean() }),
    sql`select donor_hash, donor_hash = any(${withdrawn}::text[])
        or ${run.kind === 'full'} and donor_hash <> all(${[...seen.keys()]}::text[]) as is_gone
      from tissue.donor where store = ${run.store} and is_available order by id for no key update`,
  );
  const gone = rows.flatMap(({ donor_hash: hash, is_gone: isGone }) => (isGone ? [hash] : []));
  if (gone.length > Math.max(FEW, rows.length * MOST_REMOVED, run.most_removed))
    throw new RemovalsWithheld(say(words.tooMany, { gone: gone.length, known: rows.length }), gone.length);
  if (gone.length > 0)
    await work.run(sql`update tissue.donor set is_available = false, availability_since = now()
      where donor_hash = any(${gone}::text[])`);
  return gone.map((hash) => ({ donor_hash: hash, change: 'removed', fields: [] }));
}
