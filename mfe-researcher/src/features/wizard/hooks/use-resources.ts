import type { Dataset, RequestOffer } from '@portal/contract';
import { isCohortOffered, findCombinationType } from '@portal/contract/request-types/combination';
import { useApi, useList, type RowOf } from '@portal/shared-ui/data';
import { useCallback, useMemo } from 'react';
import { useApprovedDatasets } from '../../dataset/api/use-approved-datasets.ts';
import {
  datasetResource,
  sampleResource,
  typeResource,
  WHOLE_TYPES,
  type Resource,
} from '../../resource/model/resource.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useOffers } from './use-offers.ts';
import { wizard as words } from '#texts/wizard';

type SampleType = Pick<RowOf<'GET /sample-type/'>, 'id' | 'display_name' | 'usual_amount' | 'cohorts'>;

/** All resources that can be chosen for a project, and why some cannot be chosen now. */
export function useResources(projectId: number) {
  const catalogue = useCatalogue();
  const project = useApi('GET /project/{id}/', { params: { id: projectId } });
  const offers = useOffers(projectId);
  const kinds = useList('GET /sample-type/', { active: true, limit: 100 });
  const { approved, isLoading: isAccessLoading } = useApprovedDatasets();
  const isNonAutism = project.data?.non_autism_research ?? false;
  const offered = offers.data?.results;
  const datasets = catalogue.rows;
  const samples = kinds.rows;
  // forms store a cohort's short name; lists show its display name
  const cohorts = useList('GET /cohort/', { limit: 1000 }, { silent: true }).rows;
  const resources = useMemo(
    () => listResources({ datasets, samples, offers: offered ?? [], isNonAutism, cohorts }),
    [datasets, samples, offered, isNonAutism, cohorts],
  );
  const findReason = useCallback(
    (resource: Resource): string | undefined => {
      const offer = offered?.find(({ type }) => type === resource.type);
      return findDatasetReason(resource, approved) ?? offer?.reason ?? undefined;
    },
    [approved, offered],
  );
  return {
    resources,
    findReason,
    isNonAutism,
    // waits for all, so that no selectable box is locked a moment later
    isLoading: catalogue.isLoading || kinds.isLoading || isAccessLoading || !project.data || !offers.data,
    error: catalogue.error ?? kinds.error ?? project.error ?? offers.error,
    reload: () => Promise.all([catalogue.reload(), kinds.reload(), project.reload(), offers.reload()]),
  };
}

/** Why a dataset cannot be chosen now. */
export function findDatasetReason(
  { id, isAvailable }: Resource,
  approved: ReadonlySet<string>,
): string | undefined {
  if (approved.has(id)) return words.resources.approvedAlready;
  return isAvailable ? undefined : words.resources.unavailable;
}

/** Research unrelated to autism is offered only the SPARK cohort (spec 2 section 5). */
export const listDatasets = (datasets: readonly Dataset[], isNonAutism: boolean): Resource[] =>
  datasets.filter(({ cohort }) => isCohortOffered(cohort.display_name, isNonAutism)).map(datasetResource);

/** Lists the datasets, sample kinds and whole types that a project is offered. */
export function listResources({
  datasets,
  samples,
  offers,
  isNonAutism,
  cohorts: named = [],
}: {
  readonly datasets: readonly Dataset[];
  /** The sample kinds available to the reader; the server omits the others. */
  readonly samples: readonly SampleType[];
  readonly offers: readonly RequestOffer[];
  readonly isNonAutism: boolean;
  readonly cohorts?: readonly { readonly name: string; readonly display_name: string }[];
}): Resource[] {
  const findName = (cohort: string) => named.find(({ name }) => name === cohort)?.display_name ?? cohort;
  // an external inventory may not have reported its cohorts yet
  const fittingSample = (sample: SampleType) => {
    const cohorts = sample.cohorts.filter((cohort) => isCohortOffered(cohort, isNonAutism));
    return sample.cohorts.length > 0 && cohorts.length === 0 ? [] : [sampleResource({ ...sample, cohorts })];
  };
  const isOffered = (number: number) => offers.some(({ type }) => type === number);
  return [
    ...listDatasets(datasets, isNonAutism),
    ...(isOffered(findCombinationType('samples').number) ? samples.flatMap(fittingSample) : []),
    ...WHOLE_TYPES.filter(isOffered).map((type) => typeResource(type, isNonAutism, findName)),
  ];
}
