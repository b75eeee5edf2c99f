/**
 * Compares the ledger with the access that Globus, AWS and GPF actually give, nightly and on demand (decision 300). A
 * difference stays open until it is repaired or no longer found. A person starts the repair, or the setting
 * `ACCESS_MEND=auto` does.
 */
import { EXTERNAL_SYSTEMS, type ExternalSystem } from '@portal/contract';
import { sql, transact, trustedSql, type Database } from '@portal/kit';
import { z } from 'zod';
import { AccessRefused, type AccessSystem } from '../../clients/access-system.ts';
import { accessRefusals } from '../../texts/en/access-refusals.ts';
import type { ApplyParts } from './external.apply.ts';
import { placeSql, wantedSql } from './external.sql.ts';

export interface CheckParts extends ApplyParts {
  /** Whether differences are repaired automatically. */
  readonly repairs: boolean;
}

const Id = z.object({ id: z.int() });

/** Schedules tonight's check, once. */
export async function planNightlyCheck(database: Database): Promise<void> {
  await transact(database, { actorId: null }, (work) =>
    work.run(sql`insert into researcher.access_check (night)
      select (now() at time zone 'UTC')::date where extract(hour from now() at time zone 'UTC') >= 2
      on conflict (night) do nothing`),
  );
}

/** Runs the checks that are due. A check that was interrupted starts again after an hour. */
export async function runChecks(parts: CheckParts): Promise<void> {
  for (;;) {
    const check = await transact(parts.database, { actorId: null }, (work) =>
      work.row(
        Id,
        sql`update researcher.access_check taken set started = now() where taken.id = (
          select due.id from researcher.access_check due where due.finished is null
            and (due.started is null or due.started < now() - interval '1 hour')
          order by due.id limit 1 for update skip locked) returning taken.id`,
      ),
    );
    if (!check) return;
    const systems: Result[] = [];
    for (const type of EXTERNAL_SYSTEMS) systems.push(await checkSystem(parts, type));
    await transact(parts.database, { actorId: null }, (work) =>
      work.run(sql`update researcher.access_check set finished = now(), systems = ${JSON.stringify(systems)}::jsonb
        where id = ${check.id}`),
    );
  }
}

interface Result {
  readonly access_type: ExternalSystem;
  places: number;
  missing: number;
  extra: number;
  error: string;
}

/** If a place cannot be read, its open differences are unchanged. */
async function checkSystem(parts: CheckParts, type: ExternalSystem): Promise<Result> {
  const result: Result = { access_type: type, places: 0, missing: 0, extra: 0, error: '' };
  const system = parts.systems[type];
  if (!system) return { ...result, error: accessRefusals.unconnected.replace('{system}', type) };
  await queueMissedAccess(parts.database, type);
  for (const place of await readPlaces(parts.database, type)) {
    try {
      const { missing, extra } = await checkPlace(parts, system, place);
      result.places += 1;
      result.missing += missing;
      result.extra += extra;
    } catch (error) {
      if (!(error instanceof AccessRefused)) parts.log.error({ err: error, place }, 'comparing access');
      result.error = error instanceof AccessRefused ? error.message : accessRefusals.unexpected;
      // the whole system is down, so its other places are skipped
      if (!(error instanceof AccessRefused) || error.retry) break;
    }
  }
  return result;
}

/** Queues access of which the system was never notified, for example because it was not connected yet. */
async function queueMissedAccess(database: Database, type: ExternalSystem): Promise<void> {
  await transact(database, { actorId: null }, async (work) => {
    await work.run(sql`insert into researcher.external_access (access_type, place, user_id)
      select distinct access.access_type, ${trustedSql(placeSql('access.access_type'))} as place, access.user_id
      from researcher.dataset_access access join researcher.dataset dataset on dataset.id = access.dataset_id
      where access.access_type = ${type} and access.status = 'granted'
        and ${trustedSql(placeSql('access.access_type'))} is not null
      order by 1, 2, 3
      on conflict (access_type, place, user_id) do nothing`);
    await work.run(sql`update researcher.external_access set state = 'queued', attempts = 0, next_attempt = now(),
      since = now() where access_type = ${type} and state in ('unconnected', 'failed')`);
  });
}

async function readPlaces(database: Database, type: ExternalSystem): Promise<string[]> {
  const rows = await database.rows(
    z.object({ place: z.string() }),
    sql`select ${trustedSql(placeSql('way.name'))} as place
      from researcher.dataset dataset cross join (values (${type}::text)) way (name)
      where dataset.parent is null and ${trustedSql(placeSql('way.name'))} is not null
      union select place from researcher.external_access where access_type = ${type} and account is not null order by place`,
  );
  return rows.map((row) => row.place);
}

const KnownAccount = z.object({
  user_id: z.int(),
  account: z.string(),
  settled: z.boolean(),
  wanted: z.boolean(),
});

async function checkPlace(
  parts: CheckParts,
  system: AccessSystem,
  place: string,
): Promise<{ missing: number; extra: number }> {
  const listed = await system.list(place);
  // Read after the system has answered: access added since then is either in the answer or in these rows.
  const recorded = await parts.database.rows(
    KnownAccount,
    sql`select external.user_id, external.account, external.state = 'applied' as settled, ${trustedSql(wantedSql)} as wanted
      from researcher.external_access external
      where external.access_type = ${system.type} and external.place = ${place} and external.account is not null`,
  );
  const present = new Set(listed);
  const known = new Set(recorded.map((row) => row.account));
  const missing = recorded.filter((row) => row.settled && row.wanted && !present.has(row.account));
  const extra = [...present].filter((account) => !known.has(account));
  await recordDrift(parts, { type: system.type, place }, [
    ...missing.map((row) => ({ account: row.account, user: row.user_id, kind: 'missing' })),
    ...(await findOwners(parts.database, system.type, extra)),
  ]);
  return { missing: missing.length, extra: extra.length };
}

interface Difference {
  readonly account: string;
  readonly user: number | null;
  readonly kind: string;
}

/** The people who own these accounts, according to what the portal sent to other places. */
async function findOwners(
  database: Database,
  type: ExternalSystem,
  accounts: readonly string[],
): Promise<Difference[]> {
  const rows = await database.rows(
    z.object({ account: z.string(), user_id: z.int().nullable() }),
    sql`select wanted.account, coalesce(
        (select min(external.user_id) from researcher.external_access external
          where external.access_type = ${type} and external.account = wanted.account),
        (select min(person.id) from core_api.person person
          where ${type} = 'GPF' and lower(person.email) = lower(wanted.account)),
        (select min(drift.user_id) from researcher.access_drift drift
          where drift.access_type = ${type} and drift.account = wanted.account)) as user_id
      from unnest(${accounts}::text[]) wanted (account)`,
  );
  return rows.map((row) => ({ account: row.account, user: row.user_id, kind: 'extra' }));
}

async function recordDrift(
  { database, repairs }: CheckParts,
  { type, place }: { readonly type: ExternalSystem; readonly place: string },
  found: readonly Difference[],
): Promise<void> {
  const column = <K extends keyof Difference>(name: K) => found.map((row) => row[name]);
  await transact(database, { actorId: null }, async (work) => {
    await work.run(sql`update researcher.access_drift drift set closed = now()
      where drift.access_type = ${type} and drift.place = ${place} and drift.closed is null
        and (drift.account, drift.kind) not in (
          select * from unnest(${column('account')}::text[], ${column('kind')}::text[]))`);
    await work.run(sql`insert into researcher.access_drift (access_type, place, account, kind, user_id, mend_asked)
      select ${type}, ${place}, found.account, found.kind, found.user_id, case when ${repairs} then now() end
      from unnest(${column('account')}::text[], ${column('kind')}::text[], ${column('user')}::int[])
        found (account, kind, user_id)
      on conflict (access_type, place, account, kind) where closed is null
      do update set mend_asked = coalesce(access_drift.mend_asked, excluded.mend_asked)`);
  });
}

const Drift = z.object({
  id: z.int(),
  access_type: z.enum(EXTERNAL_SYSTEMS),
  place: z.string(),
  account: z.string(),
  user_id: z.int().nullable(),
  kind: z.string(),
});
type Drift = z.output<typeof Drift>;

/**
 * Repairs the differences that are marked for repair. One that cannot be repaired now stays open with the reason, until
 * someone asks again.
 */
export async function repairDrift(parts: CheckParts): Promise<void> {
  const due = await parts.database.rows(
    Drift,
    sql`select id, access_type, place, account, user_id, kind from researcher.access_drift
      where closed is null and mend_asked is not null order by id limit 200`,
  );
  for (const drift of due) {
    try {
      await repairOne(parts, drift);
    } catch (error) {
      if (!(error instanceof AccessRefused))
        parts.log.error({ err: error, drift: drift.id }, 'mending access');
      const words = error instanceof AccessRefused ? error.message : accessRefusals.unexpected;
      await transact(parts.database, { actorId: null }, (work) =>
        work.run(sql`update researcher.access_drift set mend_asked = null, error = ${words.slice(0, 500)}
          where id = ${drift.id}`),
      );
    }
  }
}

async function repairOne({ database, systems }: CheckParts, drift: Drift): Promise<void> {
  const { access_type: type, place, account } = drift;
  const system = systems[type];
  if (!system)
    throw new AccessRefused(accessRefusals.unconnected.replace('{system}', type), { retry: false });
  if (drift.kind === 'extra') {
    const due = await database.row(
      Id,
      sql`select external.id from researcher.external_access external
        where external.access_type = ${type} and external.place = ${place} and external.account = ${account}
          and ${trustedSql(wantedSql)}`,
    );
    if (!due) await system.remove(place, account);
  }
  await transact(database, { actorId: null }, async (work) => {
    if (drift.kind === 'missing' && drift.user_id !== null)
      await work.run(sql`update researcher.external_access set state = 'queued', generation = generation + 1, attempts = 0,
        error = '', next_attempt = now(), since = now()
        where access_type = ${type} and place = ${place} and user_id = ${drift.user_id}`);
    await work.run(sql`update researcher.access_drift set closed = now(), error = '' where id = ${drift.id}`);
  });
}
