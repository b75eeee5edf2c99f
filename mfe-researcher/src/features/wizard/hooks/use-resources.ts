import type { Dataset, RequestOffer } from '@portal/contract';
import { isCohortOffered, typeHolding } from '@portal/contract/request-types/combination';
import { SAMPLE_KINDS } from '@portal/contract/samples/sample-kinds';
import { useApi } from '@portal/shared-ui/data';
import { useCallback, useMemo } from 'react';
import { useApprovedDatasets } from '../../dataset/api/use-approved-datasets.ts';
import {
  datasetResource,
  sampleResource,
  typeResource,
  WHOLE_TYPES,
  type Resource,
} from '../../resource/api/resource.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useOffers } from './use-offers.ts';
import { wizard as words } from '#texts/wizard';

/** Everything that can be chosen for a project, and why some of it cannot now. */
export function useResources(projectId: number) {
  const catalogue = useCatalogue();
  const project = useApi('GET /project/{id}/', { params: { id: projectId } });
  const offers = useOffers(projectId);
  const approved = useApprovedDatasets();
  const isNonAutism = project.data?.non_autism_research ?? false;
  const offered = offers.data?.results;
  const datasets = catalogue.rows;
  const resources = useMemo(
    () => listResources(datasets, offered ?? [], isNonAutism),
    [datasets, offered, isNonAutism],
  );
  const findReason = useCallback(
    (resource: Resource): string | undefined => {
      if (approved.has(resource.id)) return words.resources.approvedAlready;
      if (!resource.isAvailable) return words.resources.unavailable;
      return offered?.find(({ type }) => type === resource.type)?.reason ?? undefined;
    },
    [approved, offered],
  );
  return {
    resources,
    findReason,
    isNonAutism,
    isLoading: catalogue.isLoading || !project.data || !offers.data,
    error: catalogue.error ?? project.error ?? offers.error,
    reload: () => Promise.all([catalogue.reload(), project.reload(), offers.reload()]),
  };
}

/** For research that does not relate to autism only the SPARK cohort is offered (specification 2 section 5). */
export function listResources(
  datasets: readonly Dataset[],
  offers: readonly RequestOffer[],
  isNonAutism: boolean,
): Resource[] {
  const isOffered = (number: number) => offers.some(({ type }) => type === number);
  return [
    ...datasets
      .filter(({ cohort }) => isCohortOffered(cohort.display_name, isNonAutism))
      .map(datasetResource),
    ...(isOffered(typeHolding('samples').number) ? SAMPLE_KINDS.map(sampleResource) : []),
    ...WHOLE_TYPES.filter(isOffered).map(typeResource),
  ];
}
