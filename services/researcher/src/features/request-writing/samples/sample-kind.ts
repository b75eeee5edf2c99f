/** Which kinds of samples the owner of a request may ask for (spec 2 sections 2.7 and 3). */
import { requestType, type FormAnswers } from '@portal/contract';
import { invalid, sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { allowedKindSql } from '../../sample/index.ts';

export async function mayAskForKind(reads: Reads, ownerId: number, kindId: number): Promise<boolean> {
  const row = await reads.row(
    z.object({ id: z.int() }),
    sql`select t.id from researcher.sample_type t
      where t.id = ${kindId} and ${trustedSql(allowedKindSql(String(Math.trunc(ownerId))))}`,
  );
  return row !== undefined;
}

/**
 * Checks the permission of the owner, no matter who writes the draft. A kind chosen before may stay, so that the rest
 * can be changed; submitting checks it again.
 * @throws INVALID_INPUT for a kind that the owner must not have
 */
export async function checkKind(
  reads: Reads,
  request: { readonly type: number; readonly ownerId: number },
  stored: FormAnswers,
  changes: FormAnswers,
): Promise<void> {
  const { sampleFields } = requestType(request.type);
  const chosen = sampleFields && changes[sampleFields.kind];
  if (!sampleFields || typeof chosen !== 'number' || chosen === stored[sampleFields.kind]) return;
  if (await mayAskForKind(reads, request.ownerId, chosen)) return;
  throw invalid({ [`additional_data.${sampleFields.kind}`]: [requestRefusals.samples.kindRefused] });
}
