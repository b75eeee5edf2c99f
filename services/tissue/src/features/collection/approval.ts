/** Whether somebody may look through the donors: a request of theirs for the brain bank's data was approved. */
import { ALL_REQUEST_TYPES, REQUEST_STATUS } from '@portal/contract';
import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';

const OPENING = ALL_REQUEST_TYPES.filter(({ approval }) => approval === 'gives').map(({ number }) => number);
const APPROVED = [REQUEST_STATUS.APPROVED, REQUEST_STATUS.FULFILLED];

export async function isBrainBankApproved(reads: Reads, userId: number): Promise<boolean> {
  const row = await reads.row(
    z.object({ approved: z.boolean() }),
    sql`select exists (select 1 from researcher_api.request own where own.owner_id = ${userId}
      and own.type = any(${OPENING}::smallint[]) and own.status = any(${APPROVED}::smallint[])) as approved`,
  );
  return row?.approved ?? false;
}
