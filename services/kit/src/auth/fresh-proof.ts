/**
 * Some acts need more than a session that may have been left open: the person must have proved who they are within the
 * last five minutes (decision 541).
 */
import { FACTOR_KINDS, type ProofMethod } from '@portal/contract';
import { z } from 'zod';
import { sql, type Reads } from '../database/index.ts';
import { AppError, forbidden, notSignedIn } from '../errors.ts';
import { answers } from '../texts/en/answers.ts';
import type { Actor } from './actor.ts';

const SessionProof = z.object({
  is_fresh: z.boolean(),
  factors: z.array(z.enum(FACTOR_KINDS)),
  /** The session was opened with a second factor at an organization. */
  factor_at_issuer: z.boolean(),
});

/**
 * Asks again for the second factor. Of people without one, who can prove no more than at login, the password is asked
 * only where `asksPassword` is true; those whose organization asked for a second factor log in there again.
 * @throws FORBIDDEN for machine keys, which prove nothing; NOT_SIGNED_IN, PROOF_REQUIRED with the methods that the caller has
 */
export async function requireFreshProof(
  { actor, database }: { readonly actor: Pick<Actor, 'sessionId'>; readonly database: Reads },
  { asksPassword = false }: { readonly asksPassword?: boolean } = {},
): Promise<void> {
  if (actor.sessionId === null) throw forbidden(answers.needsPerson);
  const proof = await database.row(
    SessionProof,
    sql`select is_fresh, factors, factor_at_issuer from core_api.session_proof where session_id = ${actor.sessionId}`,
  );
  if (!proof) throw notSignedIn();
  const { is_fresh: isFresh, factors, factor_at_issuer: atIssuer } = proof;
  if (isFresh || (factors.length === 0 && !atIssuer && !asksPassword)) return;
  const alone: ProofMethod = atIssuer ? 'organization' : 'password';
  const methods: readonly ProofMethod[] = factors.length > 0 ? [...factors, 'recovery'] : [alone];
  throw new AppError('PROOF_REQUIRED', answers.proofRequired, { current: { methods } });
}
