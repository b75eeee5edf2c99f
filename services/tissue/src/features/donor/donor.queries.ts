/** Reads of donors beside their lists. */
import {
  CONFIRMATION_STATUSES,
  DONOR_GENDERS,
  DONOR_STORES,
  donorEndpoints,
  TISSUE_STATES,
} from '@portal/contract';
import { notFound, permitted, sql, type Actor, type Reads } from '@portal/kit';
import { z } from 'zod';
import { donorPolicy, isSelectable } from './donor.policy.ts';

const { response: Survey } = donorEndpoints['GET /abn_survey/'];

/** @throws NOT_FOUND where the donor has none, is unknown, or is not the caller's to read */
export async function readSurvey(reads: Reads, actor: Actor, hash: string): Promise<z.output<typeof Survey>> {
  const survey = await reads.row(
    z.object({ domains: Survey.shape.domains }),
    sql`select survey.domains from tissue.donor t join tissue.donor_survey survey on survey.donor_id = t.id
      where t.donor_hash = ${hash} and ${permitted(donorPolicy, actor)}`,
  );
  if (!survey) throw notFound();
  return { donor_hash: hash, survey: 'ADI-R', domains: survey.domains };
}

const Measure = z.number().nullable();
const DonorRow = z.object({
  id: z.int(),
  donor_hash: z.string(),
  store: z.enum(DONOR_STORES),
  diagnosis: z.string(),
  confirmation_status: z.enum(CONFIRMATION_STATUSES),
  age: Measure,
  gender: z.enum(DONOR_GENDERS),
  pmi: Measure,
  rin: Measure,
  left_hemisphere: z.enum(TISSUE_STATES),
  right_hemisphere: z.enum(TISSUE_STATES),
  brainstem: z.enum(TISSUE_STATES),
  is_available: z.boolean(),
  availability_since: z.date().nullable(),
});
/** What is asked of a donor who stands in a collection. */
export interface DonorRow extends z.output<typeof DonorRow> {
  /** Whether the caller may put the donor into a collection. */
  readonly is_selectable: boolean;
}

/** Donors by hash, in the order of `hashes`; those that are unknown or not the caller's to read are left out. */
export async function readDonorRows(
  reads: Reads,
  hashes: readonly string[],
  actor: Actor,
): Promise<DonorRow[]> {
  const rows = await reads.rows(
    DonorRow,
    sql`select t.id, t.donor_hash, t.store, t.diagnosis, t.confirmation_status, t.age::float8 as age, t.gender,
        t.pmi::float8 as pmi, t.rin::float8 as rin, t.left_hemisphere, t.right_hemisphere, t.brainstem, t.is_available,
        t.availability_since
      from unnest(${hashes}::text[]) with ordinality asked (hash, place) join tissue.donor t on t.donor_hash = asked.hash
      where ${permitted(donorPolicy, actor)} order by asked.place`,
  );
  return rows.map((row) => ({ ...row, is_selectable: isSelectable(row, actor) }));
}
