/** Locks go from a request to its renewals, the lowest id first, as everyone takes them. */
import { sql, type Sql } from '@portal/kit';

/** What the request with this id renews is locked before it, where a decision may change both. */
export const lockRenewed = (id: number | string): Sql => sql`select 1 from researcher.request renewed
  where renewed.id = (select t.renewal_of from researcher.request t where t.id = ${id}) for no key update`;
