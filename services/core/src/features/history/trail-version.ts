/**
 * The version of a trail as one reader sees it. A polling page sends it back; while nothing was added, the answer costs
 * two index look-ups and no check of rights (decision 260). The version lists the kinds of rows that are hidden from
 * the reader; such rows do not change it (decision 418).
 */
import { createHmac, randomBytes } from 'node:crypto';
import { sql, type Actor, type Reads } from '@portal/kit';
import { z } from 'zod';

/**
 * Versions are signed with this secret, so a caller who sends a valid one must have received the trail in this form.
 */
const secret = randomBytes(32);
/** After this time a version expires, so that rights and names are read again. */
const MAXIMUM_AGE_MS = 60_000;

interface Asked {
  readonly model: string;
  readonly pk: string;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const State = z.object({ rows: z.int(), last: z.coerce.string() });

/** The hidden kinds of rows that the version lists. Untrusted until the signature of the version is compared. */
export const hiddenIn = (version: string): readonly string[] =>
  /^"[\w-]{43}\.([\w.-]{1,200})"$/.exec(version)?.[1]?.split('.') ?? [];

/** @param hidden kinds of rows that the reader must not see, because they would reveal an action */
export async function readTrailVersion(
  reads: Reads,
  actor: Actor,
  asked: Asked,
  hidden: readonly string[],
): Promise<string> {
  const key = asked.pk.toLowerCase();
  // The row count is included, because of two parallel writes the one with the lower id may be committed later.
  const state = await reads.row(
    State,
    sql`select count(*)::int as rows, coalesce(max(id), 0) as last from (
      select l.id from audit.core_log l where l.model = ${asked.model} and l.pk = ${key}
      union all select l.id from audit.core_log l where l.parent_model = ${asked.model} and l.parent_pk = ${key}
        and l.model <> all(${hidden}::text[])) trail`,
  );
  const period = Math.floor(Date.now() / MAXIMUM_AGE_MS);
  const reader = [actor.userId, actor.impersonatorId, actor.roles];
  const text = JSON.stringify([reader, asked.model, key, asked.limit, asked.offset, hidden, state, period]);
  const signed = createHmac('sha256', secret).update(text).digest('base64url');
  return `"${[signed, ...hidden].join('.')}"`;
}
