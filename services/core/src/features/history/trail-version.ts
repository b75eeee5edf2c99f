/**
 * The version of a trail as one person reads it. A page that polls sends it back, and while nothing was added it costs two
 * look-ups in an index: no one is asked anew whether the person may read what they already have (decision 260). It names the
 * kinds of rows that the person does not see, which do not change it (decision 418).
 */
import { createHmac, randomBytes } from 'node:crypto';
import { sql, type Actor, type Reads } from '@portal/kit';
import { z } from 'zod';

/** No one else can make a version, so the person who sends one got the trail in this form from us. */
const secret = randomBytes(32);
/** Rights and names are read anew this often, whether or not anything was added. */
const MAXIMUM_AGE_MS = 60_000;

interface Asked {
  readonly model: string;
  readonly pk: string;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const State = z.object({ rows: z.int(), last: z.coerce.string() });

/** The kinds of rows that the trail of this version leaves out; whatever is there counts only once it is signed. */
export const hiddenIn = (version: string): readonly string[] =>
  /^"[\w-]{43}\.([\w.-]{1,200})"$/.exec(version)?.[1]?.split('.') ?? [];

/** @param hidden kinds of rows that the reader does not see: they would reveal that someone did something */
export async function readTrailVersion(
  reads: Reads,
  actor: Actor,
  asked: Asked,
  hidden: readonly string[],
): Promise<string> {
  const key = asked.pk.toLowerCase();
  // The number of rows too: of two in parallel, the one with the lower id may be written later.
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
