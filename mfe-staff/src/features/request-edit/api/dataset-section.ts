import { buildConditionValues, requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import type { ComboOption } from '@portal/shared-ui/combobox';
import { api, type RowOf } from '@portal/shared-ui/data';
import type { FormDefinition, FormSection, FormValues } from '@portal/shared-ui/form';
import { requestEdit as words } from '#texts/request-edit';

export const DATASETS = 'datasets';

type Dataset = Pick<RowOf<'GET /dataset/'>, 'id' | 'dataset_id' | 'display_name' | 'type' | 'gpf_accessible'>;

const asOption = ({
  id,
  dataset_id: code,
  display_name: name,
}: Omit<Dataset, 'type' | 'gpf_accessible'>): ComboOption => ({
  id,
  label: name,
  description: code,
});

const isOfDatasets = ({ type, renewal_of: renewed }: Pick<Request, 'type' | 'renewal_of'>): boolean =>
  !renewed && requestType(type).resources === DATASETS;

/** The form's initial datasets, if the request's type has datasets. */
export const datasetValues = (request: Request): FormValues =>
  isOfDatasets(request) ? { [DATASETS]: (request.datasets ?? []).map(asOption) } : {};

const getIds = (value: unknown): string[] => ((value ?? []) as readonly ComboOption[]).map(({ id }) => id);

/** The datasets to send; none if they are the same, in any order. */
export function datasetBody(request: Request, values: FormValues): { datasets?: string[] } {
  if (!isOfDatasets(request) || values[DATASETS] === undefined) return {};
  const chosen = getIds(values[DATASETS]);
  const before = new Set((request.datasets ?? []).map(({ id }) => id));
  const isSame = chosen.length === before.size && chosen.every((id) => before.has(id));
  return isSame ? {} : { datasets: chosen };
}

/** A dataset search that remembers its results, because form conditions depend on the chosen datasets. */
export function offerDatasets(request: Request) {
  const wasAskedOfGpf = request.details?.gpf_access_status != null;
  const known = new Map<string, { type: number; gpf_accessible: boolean }>(
    (request.datasets ?? []).map(({ id, type }) => [id, { type, gpf_accessible: wasAskedOfGpf }]),
  );
  const search = async (text: string, signal?: AbortSignal): Promise<ComboOption[]> => {
    const { data } = await api('GET /dataset/', {
      query: {
        active: true,
        parent__isnull: true,
        limit: 20,
        ordering: 'order',
        ...(text ? { search: text } : {}),
      },
      ...(signal ? { signal } : {}),
    });
    for (const row of data.results) if (!known.has(row.id)) known.set(row.id, row);
    return data.results.map(asOption);
  };
  /** The facts that form conditions may use besides fields, derived from the chosen datasets. */
  const readFacts = (value: unknown): FormValues =>
    buildConditionValues(request.type, {
      isRevision: false,
      datasets: getIds(value).flatMap((id) => known.get(id) ?? []),
    });
  return { search, readFacts };
}

/** Puts the datasets above the form's answers, if the request's type has datasets. */
export function withDatasets(
  definition: FormDefinition,
  request: Request,
  search: ReturnType<typeof offerDatasets>['search'],
): FormDefinition {
  if (!isOfDatasets(request)) return definition;
  const section: FormSection = {
    id: DATASETS,
    title: words.datasets.title,
    items: [
      {
        type: 'multi_combobox',
        name: DATASETS,
        label: words.datasets.label,
        help: words.datasets.help,
        // if datasets were missing before, the user can still correct the other answers
        isOptional: (request.datasets ?? []).length === 0,
        requiredMessage: words.datasets.required,
        search,
      },
    ],
  };
  return { ...definition, sections: [section, ...definition.sections] };
}
