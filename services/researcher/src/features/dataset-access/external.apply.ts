/** Applies the ledger in Globus, AWS and GPF, one account at a time, with retries (decision 294). */
import { EXTERNAL_SYSTEMS, type ExternalSystem } from '@portal/contract';
import { sql, transact, trustedSql, type Database, type Logger, type Work } from '@portal/kit';
import { z } from 'zod';
import { AccessRefused, type AccessSystem, type AccessPerson } from '../../clients/access-system.ts';
import type { AccessSystems } from '../../clients/access-systems.ts';
import { accessRefusals } from '../../texts/en/access-refusals.ts';
import { awsAccountSql, globusUsernameSql, knownAsSql, wantedSql } from './external.sql.ts';

export interface ApplyParts {
  readonly database: Database;
  readonly systems: AccessSystems;
  readonly log: Logger;
}

/** Longer than a client waits for all its answers, so that no other process tries during that time. */
const LEASE_SECONDS = 90;
/** After so many attempts, about half a day, a person has to act. */
const MOST_ATTEMPTS = 16;
/** The maximum number of rows in one round, so that other work does not wait. */
const ROUND = 500;

const Claimed = z.object({
  id: z.int(),
  user_id: z.int(),
  place: z.string(),
  account: z.string().nullable(),
  generation: z.int(),
  attempts: z.int(),
});
type Claimed = z.output<typeof Claimed>;

const Facts = z.object({
  wanted: z.boolean(),
  email: z.string(),
  globus_username: z.string().nullable(),
  aws_account_id: z.string().nullable(),
  known_as: z.string(),
});

/** Applies what is due in each system. The systems do not wait for each other. */
export async function applyExternalAccess(parts: ApplyParts): Promise<void> {
  await Promise.all(EXTERNAL_SYSTEMS.map((type) => applySystem(parts, type)));
}

async function applySystem(parts: ApplyParts, type: ExternalSystem): Promise<void> {
  const system = parts.systems[type];
  if (!system) return markUnconnected(parts.database, type);
  for (let done = 0; done < ROUND; done += 1) {
    const row = await claim(parts.database, type);
    // If the system is down, the remaining rows wait for the next round instead of timing out one by one.
    if (!row || !(await applyRow(parts, system, row))) return;
  }
}

const write = (database: Database, run: (work: Work) => Promise<unknown>): Promise<unknown> =>
  transact(database, { actorId: null }, run);

async function markUnconnected(database: Database, type: ExternalSystem): Promise<void> {
  await write(database, (work) =>
    work.run(sql`update researcher.external_access set state = 'unconnected', since = now()
      where access_type = ${type} and state = 'queued'`),
  );
}

/**
 * Claims the row that has waited longest. If the process stops before it finishes, another may claim the row after the
 * lease.
 */
const claim = (database: Database, type: ExternalSystem): Promise<Claimed | undefined> =>
  transact(database, { actorId: null }, (work) =>
    work.row(
      Claimed,
      sql`update researcher.external_access claimed set attempts = claimed.attempts + 1,
          next_attempt = now() + make_interval(secs => ${LEASE_SECONDS})
        where claimed.id = (select due.id from researcher.external_access due
          where due.access_type = ${type} and due.state = 'queued' and due.next_attempt <= now()
          order by due.next_attempt, due.id limit 1 for update skip locked)
        returning claimed.id, claimed.user_id, claimed.place, claimed.account, claimed.generation, claimed.attempts`,
    ),
  );

const readFacts = (database: Database, { id }: Claimed) =>
  database.row(
    Facts,
    sql`select ${trustedSql(wantedSql)} as wanted, person.email, ${trustedSql(globusUsernameSql)} as globus_username,
        ${trustedSql(awsAccountSql)} as aws_account_id, ${trustedSql(knownAsSql)} as known_as
      from researcher.external_access external join core_api.person person on person.id = external.user_id
      where external.id = ${id}`,
  );

/** @returns false when the system does not answer now */
async function applyRow(parts: ApplyParts, system: AccessSystem, row: Claimed): Promise<boolean> {
  try {
    const facts = await readFacts(parts.database, row);
    const person: AccessPerson | undefined = facts && {
      email: facts.email,
      globusUsername: facts.globus_username,
      awsAccountId: facts.aws_account_id,
    };
    const account =
      facts?.wanted && person
        ? await addAccount(parts.database, system, { row, person })
        : await letOut(parts.database, system, { row, person });
    await finish(parts.database, row, { account, knownAs: facts?.wanted ? facts.known_as : null });
    return true;
  } catch (error) {
    const refused = error instanceof AccessRefused ? error : undefined;
    if (!refused)
      parts.log.error({ err: error, system: system.type, place: row.place }, 'telling an outside system');
    await fail(parts.database, row, {
      words: refused?.message ?? accessRefusals.unexpected,
      retry: refused?.retry ?? true,
      byProfile: refused?.byProfile ?? false,
    });
    if (refused?.retry) await copyErrorToQueuedRows(parts.database, system, refused.message);
    return refused?.retry === false;
  }
}

/** Copies the error to the rows queued behind the failed one, which wait for the same reason. */
async function copyErrorToQueuedRows(database: Database, system: AccessSystem, words: string): Promise<void> {
  await write(database, (work) =>
    work.run(sql`update researcher.external_access set error = ${words.slice(0, 500)}
      where access_type = ${system.type} and state = 'queued' and error = ''`),
  );
}

interface AccessChange {
  readonly row: Claimed;
  readonly person: AccessPerson | undefined;
}

/** @returns the account that has access now */
async function addAccount(
  database: Database,
  system: AccessSystem,
  { row, person }: AccessChange & { readonly person: AccessPerson },
): Promise<string> {
  const account = await system.findAccount(person);
  if (row.account !== null && row.account !== account)
    await removeAccount(database, system, row, row.account);
  // Stored before the call: if the process stops during the call, the row still names the account that may have access.
  if (account !== null)
    await write(database, (work) =>
      work.run(sql`update researcher.external_access set account = ${account} where id = ${row.id}`),
    );
  return system.add(row.place, person);
}

async function letOut(
  database: Database,
  system: AccessSystem,
  { row, person }: AccessChange,
): Promise<null> {
  const account = row.account ?? (person ? await system.findAccount(person) : null);
  if (account !== null) await removeAccount(database, system, row, account);
  return null;
}

/** Two people may share an account; it is removed only when the ledger gives neither of them access. */
async function removeAccount(
  database: Database,
  system: AccessSystem,
  { id, place }: Claimed,
  account: string,
): Promise<void> {
  const shared = await database.row(
    z.object({ id: z.int() }),
    sql`select external.id from researcher.external_access external where external.access_type = ${system.type}
      and external.place = ${place} and external.account = ${account} and external.id <> ${id} and ${trustedSql(wantedSql)}`,
  );
  if (!shared) await system.remove(place, account);
}

/** A change made in the meantime stays queued and is sent next. */
async function finish(
  database: Database,
  { id, generation }: Claimed,
  { account, knownAs: words }: { readonly account: string | null; readonly knownAs: string | null },
): Promise<void> {
  await write(database, (work) =>
    work.run(sql`update researcher.external_access set account = ${account}, known_as = ${words}, error = '',
        state = case when generation = ${generation} then 'applied' else 'queued' end, attempts = 0,
        next_attempt = now(), since = now() where id = ${id}`),
  );
}

/** Retries after 10 seconds, then doubles the delay each time, up to one hour. */
async function fail(
  database: Database,
  { id, generation, attempts }: Claimed,
  { words, retry, byProfile }: Pick<AccessRefused, 'retry' | 'byProfile'> & { readonly words: string },
): Promise<void> {
  const state = retry && attempts < MOST_ATTEMPTS ? 'queued' : 'failed';
  const pause = Math.min(3600, 10 * 2 ** (attempts - 1));
  await write(database, (work) =>
    work.run(sql`update researcher.external_access set error = ${words.slice(0, 500)},
        by_profile = ${byProfile}::boolean, since = now(), state = case when generation = ${generation} then ${state} else 'queued' end,
        next_attempt = now() + case when generation = ${generation} then make_interval(secs => ${pause}) else '0'::interval end
      where id = ${id}`),
  );
}
