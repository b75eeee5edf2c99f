import { isEditableByOwner, requestType } from '@portal/contract';
import { invalid, sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { DatasetOffer, datasetProblem, datasetRefusedSql } from '../../dataset/index.ts';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import type { RequestState } from '../../request/index.ts';

const Found = DatasetOffer.extend({
  id: z.string(),
  chosen: z.boolean(),
  non_autism_research: z.boolean(),
  owner_id: z.int(),
});

/**
 * Changes the datasets of a request.
 * @throws INVALID_INPUT where the type has no datasets, or the list is empty after the submission, and as {@link
 * setDatasets}
 */
export async function changeDatasets(
  work: Work,
  requestId: number,
  { type, status, renewal_of: renewed }: RequestState,
  ids: readonly string[],
): Promise<void> {
  if (requestType(type).resources !== 'datasets' || renewed !== null)
    throw invalid({ datasets: [requestRefusals.datasets.otherType] });
  // no later submission would detect an empty list
  if (ids.length === 0 && !isEditableByOwner(type, status))
    throw invalid({ datasets: [requestRefusals.submission.datasetMissing] });
  await setDatasets(work, requestId, ids);
}

/**
 * Sets the datasets of the request; its cohorts follow. Datasets chosen before may stay even if no longer offered, so
 * that the rest can be changed; submitting checks each again.
 * @throws INVALID_INPUT for one that cannot be requested
 */
export async function setDatasets(work: Work, requestId: number, ids: readonly string[]): Promise<void> {
  const found = await work.rows(
    Found,
    sql`select dataset.id, dataset.dataset_id, dataset.active, dataset.available, dataset.parent,
        cohort.display_name as cohort, project.non_autism_research, request.owner_id,
        ${trustedSql(datasetRefusedSql('request.owner_id'))} as refused,
        exists (select 1 from researcher.request_dataset link
          where link.request_id = ${requestId} and link.dataset_id = dataset.id) as chosen
      from researcher.dataset dataset
      join core_api.cohort cohort on cohort.id = dataset.cohort_id
      join researcher.request request on request.id = ${requestId}
      join researcher.project project on project.id = request.project_id
      where dataset.id = any(${ids}::uuid[])`,
  );
  const known = new Map(found.map((dataset) => [dataset.id, dataset]));
  const problems = ids.flatMap((id) => {
    const dataset = known.get(id.toLowerCase());
    // a dataset that the owner must not see is reported as unknown
    const isHidden = dataset?.refused === true && !dataset.chosen && dataset.owner_id === work.author.actorId;
    if (!dataset || isHidden) return [requestRefusals.datasets.unknown];
    return dataset.chosen ? [] : (datasetProblem(dataset, dataset.non_autism_research) ?? []);
  });
  if (problems.length > 0) throw invalid({ datasets: [...new Set(problems)] });

  await work.run(sql`delete from researcher.request_dataset
    where request_id = ${requestId} and not dataset_id = any(${ids}::uuid[])`);
  await work.run(sql`insert into researcher.request_dataset (request_id, dataset_id)
    select ${requestId}::int, chosen from unnest(${ids}::uuid[]) chosen on conflict do nothing`);
  await followCohorts(work, requestId);
}

async function followCohorts(work: Work, requestId: number): Promise<void> {
  const cohorts = sql`select distinct dataset.cohort_id from researcher.request_dataset link
    join researcher.dataset dataset on dataset.id = link.dataset_id where link.request_id = ${requestId}`;
  await work.run(sql`delete from researcher.request_cohort
    where request_id = ${requestId} and cohort_id not in (${cohorts})`);
  await work.run(sql`insert into researcher.request_cohort (request_id, cohort_id)
    select ${requestId}::int, cohort_id from (${cohorts}) chosen on conflict do nothing`);
}
