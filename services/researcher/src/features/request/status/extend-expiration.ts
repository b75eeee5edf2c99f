/** The effect of approving a renewal (spec 2 section 4, spec 3 section 4.7). */
import { ACCESS_DAYS, ANSWER_NEEDS_ACCESS, asksForAccess } from '@portal/contract';
import { sql, trustedSql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { RequestModel } from '../../../models/index.ts';
import { resumeAccess } from '../../dataset-access/index.ts';

const Renewal = z.object({ renewed: z.int(), type: z.int(), access: z.unknown() });
const Expiration = z.object({
  code: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Expiration = z.output<typeof Expiration>;

const LONGER = trustedSql(`expiration_date + interval '${ACCESS_DAYS} days'`);

/** The request whose access is extended when the renewal `id` is approved; undefined if `id` is not such a renewal. */
async function findExtended(reads: Reads, id: number): Promise<number | undefined> {
  const renewal = await reads.row(
    Renewal,
    sql`select renewal_of as renewed, type, additional_data -> 'requiresAccess' as access
      from researcher.request where id = ${id} and renewal_of is not null`,
  );
  if (!renewal) return undefined;
  return asksForAccess(renewal.type) && renewal.access !== ANSWER_NEEDS_ACCESS ? undefined : renewal.renewed;
}

/**
 * Extends the expiration date of the request that `id` renews, counted from its present value even if that has passed.
 * This happens only once: only the step to Approved does it, and that status is final for a renewal. A request without
 * a date was never fulfilled, and its fulfillment will set one. Has no effect on requests that are not renewals.
 */
export async function extendExpiration(work: Work, id: number): Promise<void> {
  const renewed = await findExtended(work, id);
  if (renewed === undefined) return;
  await work.lock(RequestModel, renewed);
  const moved = await work.run(sql`update researcher.request set expiration_date = ${LONGER}
    where id = ${renewed} and expiration_date is not null`);
  // the only place that restores expired access
  if (moved > 0) await resumeAccess(work, renewed);
}

/** The date that {@link extendExpiration} would write now. Changes nothing. */
export async function readExtension(reads: Reads, id: number): Promise<Expiration | undefined> {
  const renewed = await findExtended(reads, id);
  if (renewed === undefined) return undefined;
  return reads.row(
    Expiration,
    sql`select sfari_request_id as code, to_json(expiration_date) as before, to_json(${LONGER}) as after
      from researcher.request where id = ${renewed} and expiration_date is not null`,
  );
}
