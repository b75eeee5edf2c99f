/** Who has access to a dataset now, according to the ledger. */
import { LIMITS, type DatasetAudience } from '@portal/contract';
import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';

const AudienceMember = z.object({
  id: z.int(),
  display_name: z.string(),
  email: z.string(),
  institution: z.string().nullable(),
  opted_in: z.boolean(),
});
export type AudienceMember = z.output<typeof AudienceMember>;

/** Each person once, sorted by name. Closed accounts are excluded, because they get no mail. */
export const listAudience = (reads: Reads, datasetId: string): Promise<AudienceMember[]> =>
  reads.rows(
    AudienceMember,
    sql`select person.id, person.display_name, person.email, institution.display_name as institution,
        reader.user_id is not null as opted_in
      from core_api.person person
      left join core_api.institution institution on institution.id = person.institution_id
      left join core_api.dataset_news_reader reader on reader.user_id = person.id
      where person.active and exists (select 1 from researcher.dataset_access given
        where given.user_id = person.id and given.dataset_id = ${datasetId} and given.status = 'granted')
      order by person.display_name, person.id`,
  );

export async function readAudience(reads: Reads, datasetId: string): Promise<DatasetAudience> {
  const members = await listAudience(reads, datasetId);
  return {
    approved: members.length,
    opted_in: members.filter((member) => member.opted_in).length,
    people: members.slice(0, LIMITS.datasetAudience).map(({ id, display_name, institution, opted_in }) => ({
      id,
      display_name,
      institution,
      opted_in,
    })),
  };
}
