import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { APPROVED_SQL } from '../donor/index.ts';

/** Whether a person may browse donors, by the condition of the donor policy (decision 341). */
export async function isBrainBankApproved(reads: Reads, userId: number): Promise<boolean> {
  const condition = trustedSql(APPROVED_SQL.replaceAll(':actor', String(userId)));
  const row = await reads.row(z.object({ approved: z.boolean() }), sql`select ${condition} as approved`);
  return row?.approved ?? false;
}
