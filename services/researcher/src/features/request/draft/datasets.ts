import { invalid, type Call } from '@portal/kit';
import type { Knex } from 'knex';

export interface DatasetOffer {
  readonly dataset_id: string;
  readonly active: boolean;
  readonly available: boolean;
  /** The newest version, where this is an older one. */
  readonly parent: string | null;
}

/** Why a dataset cannot be requested; undefined when it can. */
export function datasetProblem({
  dataset_id: code,
  active,
  available,
  parent,
}: DatasetOffer): string | undefined {
  if (!active) return `${code} can no longer be requested`;
  if (parent !== null) return `There is a newer version of ${code}. Please choose that one`;
  return available ? undefined : `${code} is not available at the moment`;
}

interface Found extends DatasetOffer {
  readonly id: string;
  readonly chosen: boolean;
}

/**
 * Makes `ids` the datasets of the request; its cohorts follow. What was chosen before may stay, so that the rest can
 * be changed: submission asks again for each.
 * @throws INVALID_INPUT for one that cannot be requested
 */
export async function setDatasets(
  { database }: Pick<Call, 'database'>,
  trx: Knex.Transaction,
  requestId: number,
  ids: readonly string[],
): Promise<void> {
  const found = await database.query<Found>(
    {
      text: `select dataset.id, dataset.dataset_id, dataset.active, dataset.available, dataset.parent,
          exists (select 1 from researcher.request_dataset link
            where link.request_id = $2 and link.dataset_id = dataset.id) as chosen
        from researcher.dataset dataset where dataset.id = any($1::uuid[])`,
      values: [ids, requestId],
    },
    trx,
  );
  const known = new Map(found.map((dataset) => [dataset.id, dataset]));
  const problems = ids.flatMap((id) => {
    const dataset = known.get(id.toLowerCase());
    if (!dataset) return ['This dataset does not exist'];
    return dataset.chosen ? [] : (datasetProblem(dataset) ?? []);
  });
  if (problems.length > 0) throw invalid({ datasets: [...new Set(problems)] });

  const values = [requestId, ids];
  await database.query(
    {
      text: 'delete from researcher.request_dataset where request_id = $1 and not dataset_id = any($2::uuid[])',
      values,
    },
    trx,
  );
  await database.query(
    {
      text: `insert into researcher.request_dataset (request_id, dataset_id)
        select $1, chosen from unnest($2::uuid[]) chosen on conflict do nothing`,
      values,
    },
    trx,
  );
  await followCohorts(database, trx, requestId);
}

async function followCohorts(
  database: Call['database'],
  trx: Knex.Transaction,
  requestId: number,
): Promise<void> {
  const cohorts = `select distinct dataset.cohort_id from researcher.request_dataset link
    join researcher.dataset dataset on dataset.id = link.dataset_id where link.request_id = $1`;
  await database.query(
    {
      text: `delete from researcher.request_cohort where request_id = $1 and cohort_id not in (${cohorts})`,
      values: [requestId],
    },
    trx,
  );
  await database.query(
    {
      text: `insert into researcher.request_cohort (request_id, cohort_id)
        select $1, cohort_id from (${cohorts}) chosen on conflict do nothing`,
      values: [requestId],
    },
    trx,
  );
}
