/** Donor imports as rows: at most one import reads a store at a time, no matter who started it (decision 340). */
import { DONOR_STORES, type DonorStore } from '@portal/contract';
import {
  forbidden,
  findGrant,
  sql,
  transact,
  wrongState,
  type Actor,
  type Database,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import type { DonorSource } from '../../clients/donor-source.client.ts';
import { donorSyncWords as words } from '../../texts/en/donor-sync.ts';
import { donorSyncPolicy } from './donor-sync.policy.ts';

/** Scheduled imports per day: start hour, number of attempts, and minutes between them. */
const NIGHTLY = { hour: 2, tries: 5, minutes: 30 } as const;
/** A delta cannot detect donors who disappear without a record, so a full import runs at least this often. */
const FULL_EVERY_DAYS = 7;
/** A run without a heartbeat for this time is abandoned; it is longer than one page with all retries. */
const ABANDONED_AFTER_MINUTES = 5;
const RETENTION_DAYS = 90;

const Id = z.object({ id: z.int() });

export function authoriseBegin(actor: Actor): void {
  if (findGrant(donorSyncPolicy, 'create', actor) !== 'any') throw forbidden();
}

/** Serializes the start of imports, so that the second sees the first one's row. */
const lockRunStart = (work: Work): Promise<number> =>
  work.run(sql`select pg_advisory_xact_lock(hashtext('tissue.donor_sync'))`);

/** Where a delta starts. A store that was never read completely needs a full import. */
const cursorSql = (store: DonorStore) =>
  sql`(select last.cursor from tissue.donor_sync last where last.store = ${store} and last.state = 'done'
    and last.cursor is not null order by last.id desc limit 1)`;

/**
 * @throws WRONG_STATE while an import of the store is running. @returns the run, which a background job picks up within
 * seconds
 */
export async function beginSync(
  work: Work,
  asked: {
    readonly store: DonorStore;
    readonly kind: 'full' | 'delta';
    readonly by: number;
    /** Number of donors that may be removed although that is more than a fifth. */
    readonly mostRemoved: number;
    readonly source: DonorSource | undefined;
  },
): Promise<number> {
  if (!asked.source) throw wrongState(words.unconnected);
  await lockRunStart(work);
  await failAbandonedRuns(work);
  const made = await work.row(
    Id,
    sql`insert into tissue.donor_sync (store, kind, started_by, most_removed)
      select ${asked.store}, case when ${cursorSql(asked.store)} is null then 'full' else ${asked.kind} end, ${asked.by},
        ${asked.mostRemoved}::int
      where not exists (select 1 from tissue.donor_sync other where other.store = ${asked.store} and other.state = 'running')
      returning id`,
  );
  if (!made) throw wrongState(words.running);
  return made.id;
}

/**
 * Creates the day's scheduled run of each store, once; a failed run is repeated. Safe to call on several machines and
 * at any later time.
 */
export async function planNightly(database: Database): Promise<void> {
  for (const store of DONOR_STORES)
    await transact(database, { actorId: null }, async (work) => {
      await lockRunStart(work);
      await work.run(sql`insert into tissue.donor_sync (store, kind, night)
        select ${store}, case when ${cursorSql(store)} is null or not exists (select 1 from tissue.donor_sync whole
            where whole.store = ${store} and whole.kind = 'full' and whole.state = 'done'
              and whole.started > now() - make_interval(days => ${FULL_EVERY_DAYS}::int)) then 'full' else 'delta' end, tonight.night
        from (select ((now() at time zone 'UTC') - make_interval(hours => ${NIGHTLY.hour}::int))::date as night) tonight
        where not exists (select 1 from tissue.donor_sync other where other.store = ${store}
            and (other.state = 'running' or other.night = tonight.night and (other.state = 'done'
              or other.finished > now() - make_interval(mins => ${NIGHTLY.minutes}::int))))
          and (select count(*) from tissue.donor_sync tried where tried.store = ${store} and tried.night = tonight.night)
            < ${NIGHTLY.tries}`);
    });
}

/** Marks runs whose process died as failed. Runs that still wait for a worker are not affected. */
export const failAbandonedRuns = (work: Work): Promise<number> =>
  work.run(sql`update tissue.donor_sync set state = 'failed', finished = now(), problem = ${words.left}
    where state = 'running' and beat < now() - make_interval(mins => ${ABANDONED_AFTER_MINUTES}::int)`);

const Taken = z.object({
  id: z.int(),
  store: z.enum(DONOR_STORES),
  kind: z.enum(['full', 'delta']),
  since: z.string().nullable(),
  most_removed: z.int(),
});
export type TakenSync = z.output<typeof Taken>;

/** Claims the next waiting run for the caller. */
export async function takeSync(database: Database): Promise<TakenSync | undefined> {
  return transact(database, { actorId: null }, async (work) => {
    await failAbandonedRuns(work);
    const taken = await work.row(
      Taken.omit({ since: true }),
      sql`update tissue.donor_sync run set beat = now() where run.id = (
          select due.id from tissue.donor_sync due where due.state = 'running' and due.beat is null
          order by due.id limit 1 for update skip locked) returning run.id, run.store, run.kind, run.most_removed`,
    );
    if (!taken) return undefined;
    if (taken.kind === 'full') return { ...taken, since: null };
    const last = await work.row(
      z.object({ since: z.string().nullable() }),
      sql`select ${cursorSql(taken.store)} as since`,
    );
    return { ...taken, since: last?.since ?? null };
  });
}

/** Deletes old runs, except the last of each store and the one with the cursor for the next delta. */
export async function clearOldSyncs(database: Database): Promise<void> {
  await database.run(sql`delete from tissue.donor_sync old
    where old.state <> 'running' and old.started < now() - make_interval(days => ${RETENTION_DAYS}::int)
      and old.id <> (select max(last.id) from tissue.donor_sync last where last.store = old.store)
      and old.id is distinct from (select max(last.id) from tissue.donor_sync last
        where last.store = old.store and last.state = 'done')`);
}
