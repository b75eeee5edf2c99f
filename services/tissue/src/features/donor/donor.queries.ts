/** Reads of donor data other than lists. */
import { donorEndpoints } from '@portal/contract';
import { notFound, permitted, sql, type Actor, type Reads } from '@portal/kit';
import { z } from 'zod';
import { donorPolicy } from './donor.policy.ts';

const { response: Survey } = donorEndpoints['GET /abn_survey/'];

/** @throws NOT_FOUND where the donor has no survey, does not exist, or may not be read by the caller */
export async function readSurvey(reads: Reads, actor: Actor, hash: string): Promise<z.output<typeof Survey>> {
  const survey = await reads.row(
    z.object({ domains: Survey.shape.domains }),
    sql`select survey.domains from tissue.donor t join tissue.donor_survey survey on survey.donor_id = t.id
      where t.donor_hash = ${hash} and ${permitted(donorPolicy, actor)}`,
  );
  if (!survey) throw notFound();
  return { donor_hash: hash, survey: 'ADI-R', domains: survey.domains };
}
