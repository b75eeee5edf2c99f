/** The institution says who belongs to it and who does not (spec 3 sections 4.10 and 7; decision 135). */
import { ReadinessChanged, type Verdict } from '@portal/contract';
import { forbidden, notFound, wrongState, type Call, type Work } from '@portal/kit';
import type { Knex } from 'knex';
import { passOnPrimary, type Recipient } from '../institution/index.ts';
import { RESEARCHERS } from './membership.queries.ts';
import { mailConfirmed, mailDisowned } from './membership.mail.ts';

interface Decided extends Recipient {
  readonly link_id: number;
  readonly verified: boolean | null;
  readonly confirmed: boolean;
}

interface Verification {
  readonly call: Pick<Call, 'actor' | 'database' | 'jobs'>;
  readonly work: Work;
  readonly trx: Knex.Transaction;
  readonly publicUrl: string;
  readonly institution: { readonly id: number; readonly name: string };
}

/**
 * The people are held, so nobody else changes where they belong meanwhile. Saying again what was said only dates it anew.
 * @throws NOT_FOUND for somebody who is no researcher there; WRONG_STATE for who signs for it; FORBIDDEN for oneself
 */
export async function verifyResearchers(write: Verification, verdicts: readonly Verdict[]): Promise<void> {
  const { call, trx, institution } = write;
  const ids = verdicts.map((verdict) => verdict.user_id);
  if (ids.includes(call.actor.userId)) throw forbidden('You cannot decide about yourself');
  await refuseOfficial(write, ids);
  const people = await call.database.query<Decided>(
    {
      text: `select ui.id as link_id, ui.verified, ui.confirmed, a.id, a.email::text as email, a.first_name, a.last_name
        from ${RESEARCHERS} and ui.institution_id = $1 and a.id = any($2::int[])`,
      values: [institution.id, ids],
    },
    trx,
  );
  if (people.length < ids.length) throw notFound();
  for (const verdict of verdicts) {
    const person = people.find(({ id }) => id === verdict.user_id);
    if (person) await decide(write, person, verdict);
  }
  await call.jobs.emit(trx, ReadinessChanged, { user_ids: ids });
}

async function refuseOfficial(
  { call, trx, institution }: Verification,
  ids: readonly number[],
): Promise<void> {
  const official = await call.database.query(
    {
      text: 'select 1 from core.institution where id = $1 and current_io_id = any($2::int[])',
      values: [institution.id, ids],
    },
    trx,
  );
  if (official.length > 0) throw wrongState('The Signing Official must be replaced first');
}

async function decide(
  write: Verification,
  person: Decided,
  { verified, removal_reason: reason }: Verdict,
): Promise<void> {
  const { call, trx } = write;
  const why = verified ? null : (reason?.trim() ?? null);
  await call.database.query(
    {
      text: `update core.user_institution set verified = $2, last_checked = clock_timestamp(), removal_reason = $3
        where id = $1`,
      values: [person.link_id, verified, why],
    },
    trx,
  );
  if (verified && !person.confirmed) await mailConfirmed(write, person);
  if (verified || person.verified === false) return;
  await leavePrimary(write, person);
  await mailDisowned(write, person, why ?? '');
}

/** Somebody with another institution goes on there; without one they cannot sign in any more ('Invalid institution'). */
async function leavePrimary({ call, work, trx }: Verification, person: Decided): Promise<void> {
  const moved = await call.database.query(
    {
      text: `update core.user_institution ui set "primary" = false where ui.id = $1 and ui."primary"
        and exists (select 1 from core.user_institution other
          where other.user_id = ui.user_id and other.id <> ui.id and other.verified is distinct from false)
        returning 1`,
      values: [person.link_id],
    },
    trx,
  );
  if (moved.length > 0) await passOnPrimary(work, [person.id]);
}
