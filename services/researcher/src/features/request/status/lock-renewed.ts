/** Lock order: a request before its renewals, lowest id first, in all code. */
import { sql, type Sql } from '@portal/kit';

/** Locks the request that this one renews, because a decision on a renewal may change both. */
export const lockRenewed = (id: number | string): Sql => sql`select 1 from researcher.request renewed
  where renewed.id = (select t.renewal_of from researcher.request t where t.id = ${id}) for no key update`;
