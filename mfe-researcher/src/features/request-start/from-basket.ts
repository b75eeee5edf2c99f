import type { Dataset, Project } from '@portal/contract';
import { isCohortOffered } from '@portal/contract/request-types/combination';
import { api } from '@portal/shared-ui/data';

export interface FromBasket {
  readonly ids: readonly string[];
  /** Names of datasets that cannot be requested under the project, or no longer. */
  readonly leftOut: readonly string[];
}

/** Splits the codes into datasets that can be requested under the project and those that cannot. */
export async function findChosen(
  codes: readonly string[],
  project: Pick<Project, 'id'> & Partial<Pick<Project, 'non_autism_research'>>,
): Promise<FromBasket> {
  if (codes.length === 0) return { ids: [], leftOut: [] };
  const [datasets, isNonAutism] = await Promise.all([readDatasets(codes), readAnswer(project)]);
  const isOffered = ({ available, cohort }: Dataset) =>
    available && isCohortOffered(cohort.display_name, isNonAutism);
  const known = new Set(datasets.map(({ dataset_id: code }) => code));
  return {
    ids: datasets.filter(isOffered).map(({ id }) => id),
    leftOut: [
      ...datasets.filter((dataset) => !isOffered(dataset)).map(({ name }) => name),
      ...codes.filter((code) => !known.has(code)),
    ],
  };
}

async function readDatasets(codes: readonly string[]): Promise<readonly Dataset[]> {
  const { data } = await api('GET /dataset/', {
    query: { dataset_id__in: [...codes], active: true, parent__isnull: true, limit: codes.length },
  });
  return data.results;
}

async function readAnswer({
  id,
  non_autism_research: known,
}: Parameters<typeof findChosen>[1]): Promise<boolean> {
  if (known !== undefined) return known;
  const { data } = await api('GET /project/{id}/', { params: { id } });
  return data.non_autism_research;
}
