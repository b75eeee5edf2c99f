/** Starts and ends impersonation (spec 1 section 4 "Impersonation"). Both are logged. */
import { randomUUID } from 'node:crypto';
import { IMPERSONATION_MINUTES } from '@portal/contract';
import {
  type Call,
  type Work,
  forbidden,
  invalid,
  notSignedIn,
  requireFreshProof,
  say,
  sql,
  transact,
} from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { writePostLog } from '../post-log/index.ts';
import { findCandidate, lockRealSession, type Candidate, type RealSession } from './impersonation.queries.ts';

export interface OpenedSession {
  readonly id: string;
  /** When the impersonation ends. */
  readonly expires: Date;
  /** When the superuser's own session ends. The browser stores the cookie for returning to it until then. */
  readonly realExpires: Date;
}

interface Wanted {
  /** Id of the superuser's own session. */
  readonly sessionId: string;
  readonly email: string;
  readonly reason: string | undefined;
}

type Caller = Pick<Call, 'author' | 'database'>;

/**
 * @throws NOT_SIGNED_IN; FORBIDDEN unless a superuser impersonates someone who is none; 400 for a person who cannot be
 * impersonated
 */
export const startImpersonation = (call: Caller, wanted: Wanted): Promise<OpenedSession> =>
  transact(call.database, call.author, async (work) => {
    const real = await lockRealSession(work, wanted.sessionId);
    if (!real) throw notSignedIn();
    const other = await findCandidate(work, wanted.email);
    refuseUnlessAllowed(real, other);
    await requireFreshProof({ actor: { sessionId: real.id }, database: work });
    const opened = await open(work, real, other);
    const reason = wanted.reason?.trim();
    await writePostLog(
      work,
      {
        kind: 'impersonation',
        log: `${real.display_name} started impersonating ${other.display_name}${reason ? `: ${reason}` : ''}`,
      },
      { ...call.author, actorId: real.user_id, impersonatorId: null },
    );
    return opened;
  });

function refuseUnlessAllowed(real: RealSession, other: Candidate | undefined): asserts other is Candidate {
  if (real.impersonator_id !== null) throw forbidden(accountRefusals.acting.alreadyActing);
  if (!real.is_superuser) throw forbidden();
  if (!other) throw invalid({ email: [accountRefusals.acting.unknownPerson] });
  if (other.id === real.user_id) throw forbidden(accountRefusals.acting.oneself);
  if (other.is_superuser) throw forbidden(accountRefusals.acting.superuser);
  if (!other.can_sign_in)
    throw invalid({ email: [say(accountRefusals.acting.cannotLogIn, { person: other.display_name })] });
}

async function open(work: Work, real: RealSession, other: Candidate): Promise<OpenedSession> {
  const latest = Math.floor(Date.now() / 1000 + IMPERSONATION_MINUTES * 60) * 1000;
  const expires = new Date(Math.min(latest, real.expires_at.getTime()));
  const id = randomUUID();
  await work.run(
    sql`insert into core.session (id, account_id, impersonator_id, parent_id, expires_at, user_agent, idle_seconds)
      select ${id}, ${other.id}, ${real.user_id}, p.id, ${expires}, p.user_agent, p.idle_seconds
      from core.session p where p.id = ${real.id}`,
  );
  return { id, expires, realExpires: real.expires_at };
}

export interface RealAgain {
  readonly id: string;
  readonly expires: Date;
}

/**
 * Ends the impersonation session, even when its hour is over; works only once.
 * @throws NOT_SIGNED_IN when the session is no impersonation, has ended, or the superuser's own session is over
 */
export const stopImpersonation = (call: Caller, sessionId: string): Promise<RealAgain> =>
  transact(call.database, call.author, async (work) => {
    const ended = await work.row(
      EndedSession,
      sql`update core.session s set ended_at = now() from core.account other, core.account mine, core.session p
        where s.id = ${sessionId} and s.ended_at is null and p.id = s.parent_id and other.id = s.account_id
          and mine.id = s.impersonator_id
          and exists (select 1 from core_api.session_actor v where v.session_id = p.id)
        returning p.id as real_id, p.expires_at, other.id as other_id, mine.id as mine_id,
          mine.first_name || ' ' || mine.last_name as mine, other.first_name || ' ' || other.last_name as other`,
    );
    if (!ended) throw notSignedIn();
    const author = { ...call.author, actorId: ended.mine_id, impersonatorId: null };
    const log = `${ended.mine} stopped impersonating ${ended.other}`;
    await writePostLog(work, { kind: 'impersonation', log }, author);
    return { id: ended.real_id, expires: ended.expires_at };
  });

const EndedSession = z.object({
  real_id: z.string(),
  expires_at: z.date(),
  other_id: z.int(),
  mine_id: z.int(),
  mine: z.string(),
  other: z.string(),
});
