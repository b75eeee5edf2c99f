/** Computes what a change of a request would do to the access ledger, by the ledger's own rules. */
import { Summary } from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { accessChangeSql } from './access.sql.ts';

const Changed = z.object({
  opens: z.boolean(),
  dataset: z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() }),
  people: z.array(Summary),
});
export interface AccessChange {
  readonly opens: Omit<z.output<typeof Changed>, 'opens'>[];
  readonly ends: Omit<z.output<typeof Changed>, 'opens'>[];
}

/**
 * @param after SQL expressions over a row of researcher.request: what its status and last day of access would be
 * @returns for each dataset the people who would get access, and those who would lose it
 */
export async function readAccessChange(
  reads: Reads,
  requestId: number,
  after: { readonly status: number; readonly expiration_date: string },
): Promise<AccessChange> {
  const requests = `(select id, owner_id, project_id, institution_id, gpf_access_status, ${after.status}::smallint as status,
    ${after.expiration_date} as expiration_date from researcher.request)`;
  const rows = await reads.rows(
    Changed,
    sql`select change.opens, json_build_object('id', dataset.id, 'dataset_id', dataset.dataset_id,
        'display_name', dataset.name) as dataset,
        json_agg(json_build_object('id', change.user_id, 'display_name', coalesce(person.display_name, ''))
          order by person.display_name, change.user_id) as people
      from (${trustedSql(accessChangeSql(String(requestId), requests))}) change
      join researcher.dataset dataset on dataset.id = change.dataset_id
      left join core_api.person person on person.id = change.user_id
      group by change.opens, dataset.id order by dataset."order", dataset.name, dataset.id`,
  );
  const only = (opens: boolean) =>
    rows.filter((row) => row.opens === opens).map(({ dataset, people }) => ({ dataset, people }));
  return { opens: only(true), ends: only(false) };
}
